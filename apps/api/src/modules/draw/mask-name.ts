/** A name by which only its bearer knows itself: 康宁***店. What stands in the brackets of a branch goes too. */
export const maskName = (name: string): string => {
  const letters = [...name.trim().replace(/[（(].*$/, '')];
  if (letters.length <= 2) return `${letters[0] ?? ''}***`;
  const open = letters.length <= 4 ? 1 : 2;
  return `${letters.slice(0, open).join('')}***${letters.at(-1)}`;
};
