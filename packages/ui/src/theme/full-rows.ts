/** Columns of a grid by minimum container width in px, from narrow to wide. */
export type RowLengths = readonly (readonly [fromPx: number, perRow: number])[];

/** Selectors and rules for `globalStyle` that hide an incomplete last row below a full one. */
export function incompleteRowRules(
  grid: string,
  container: string,
  lengths: RowLengths,
): readonly (readonly [selector: string, rule: { '@container': Record<string, { display: 'none' }> }])[] {
  return lengths.map(([from, perRow], index) => {
    const next = lengths[index + 1];
    const width = `${container} (min-width: ${from}px)${next ? ` and (max-width: ${next[0] - 1}px)` : ''}`;
    const incompleteRow = `${grid} > :nth-child(${perRow}n + ${perRow + 1}):nth-last-child(-n + ${perRow - 1})`;
    return [`${incompleteRow}, ${incompleteRow} ~ *`, { '@container': { [width]: { display: 'none' } } }] as const;
  });
}
