/** Spreadsheets write long codes as 6.901234567892E+12, and mostly as 6.90123E+12, which loses the last figures. */
const scientific = /^(\d)\.(\d+)e\+?(\d{1,2})$/i;

const fromScientific = (text: string): string | null => {
  const [, first = '', decimals = '', exponent = ''] = scientific.exec(text) ?? [];
  const [digits, beyond] = [decimals.slice(0, Number(exponent)), decimals.slice(Number(exponent))];
  return digits.length === Number(exponent) && /^0*$/.test(beyond) ? first + digits : null;
};

/** The first code of 8 to 14 figures; '' for an empty text, null if no complete code is found. */
export const parseBarcode = (text: string): string | null => {
  const compact = text.replaceAll(/\s/g, '');
  if (compact === '') return '';
  const digits = scientific.test(compact) ? fromScientific(compact) : compact;
  return /(?<!\d|\d\.)\d{8,14}(?!\d)/.exec(digits ?? '')?.[0] ?? null;
};
