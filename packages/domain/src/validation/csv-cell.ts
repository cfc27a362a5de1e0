/** What a spreadsheet takes for a formula, in the wide forms that some of them read, too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;

/**
 * A text as a cell of a CSV file (RFC 4180). What would run as a formula stands behind an apostrophe; a number with its
 * sign is none.
 *
 * @example csvCell('=1+1, "x"') // `"'=1+1, ""x"""`
 */
export function csvCell(value: string): string {
  const text = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
