/** Page numbers to show: first, last, and those around the page; `null` stands for a gap. */
export function pageNumbers(page: number, pageCount: number, around = 2): (number | null)[] {
  const shown = new Set([1, pageCount]);
  for (let near = page - around; near <= page + around; near += 1) {
    if (near >= 1 && near <= pageCount) shown.add(near);
  }
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const previous = sorted[index - 1] ?? number - 1;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [null, number] : [number];
  });
}
