/** Full-width letters, figures and the signs that belong to them; Chinese brackets, commas and colons stay. */
const fullWidth =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0a\uff0b\uff0d\uff0e\uff0f\uff1d\uff1e\uff1c\uff06\uff20\uff03\uff04]/g;

const emptyBrackets = /[（(]\s*[）)]|[[［]\s*[\]］]|【\s*】|〔\s*〕|｛\s*｝|\{\s*\}|《\s*》|「\s*」/g;

/** Control characters, zero-width spaces and marks of direction. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** What lists write where they have nothing to say. */
const nothing = new Set([
  '',
  '-',
  '--',
  '—',
  '——',
  '/',
  '\\',
  '.',
  '无',
  '暂无',
  '空',
  'null',
  'none',
  'nan',
  'n/a',
  '\\n',
  '0000-00-00',
]);

/** What a spreadsheet shows in place of a value that it cannot work out. */
export const spreadsheetError = /^\s*#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)\s*$/i;

/** Nothing of it needs cleaning, as in most cells. */
const plain = /^[\w.*%/\u4e00-\u9fff-]*$/;

/** A text as it is shown: half-width figures and letters, single spaces, no marks of trade, no empty brackets. */
export const cleanText = (text: string): string => {
  if (plain.test(text)) return text;
  let clean = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll(/[®™©]|\((?:r|tm)\)|（(?:r|tm)）/gi, '')
    .replaceAll(/[‘’′`´]/g, "'")
    .replaceAll('″', '"')
    .replaceAll(/ +/g, ' ');
  for (let previous = ''; previous !== clean; ) {
    previous = clean;
    clean = clean.replaceAll(emptyBrackets, '');
  }
  return clean.trim();
};

/** As `cleanText`, but '' for what only says that there is nothing. */
export const cleanOptional = (text: string | undefined): string => {
  const clean = cleanText(text ?? '');
  return nothing.has(clean.toLowerCase()) ? '' : clean;
};
