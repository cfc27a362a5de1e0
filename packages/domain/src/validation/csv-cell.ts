/** Texts that spreadsheets run as a formula, including full-width forms. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;

/**
 * A text as a cell of a CSV file (RFC 4180). Formulas are escaped with an apostrophe; signed numbers are not formulas.
 *
 * @example csvCell('=1+1, "x"') // `"'=1+1, ""x"""`
 */
export function csvCell(value: string): string {
  const text = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
