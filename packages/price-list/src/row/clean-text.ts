/** Full-width letters, figures and related signs; Chinese brackets, commas and colons stay. */
const fullWidth =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0a\uff0b\uff0d\uff0e\uff0f\uff1d\uff1e\uff1c\uff06\uff20\uff03\uff04]/g;

const emptyBrackets = /[（(]\s*[）)]|[[［]\s*[\]］]|【\s*】|〔\s*〕|｛\s*｝|\{\s*\}|《\s*》|「\s*」/g;

/** Control characters, zero-width spaces and direction marks. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** Placeholders for empty cells. */
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

/** A spreadsheet's error value. */
export const spreadsheetError = /^\s*#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)\s*$/i;

/** Matches most cells, which need no cleaning. */
const plain = /^[\w.*%/\u4e00-\u9fff-]*$/;

/** Cleans a text for display: half-width figures and letters, single spaces, no trademark signs, no empty brackets. */
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

/** Like `cleanText`, but '' for placeholders. */
export const cleanOptional = (text: string | undefined): string => {
  const clean = cleanText(text ?? '');
  return nothing.has(clean.toLowerCase()) ? '' : clean;
};

/** The text of a cell that a spreadsheet forced to be text, by `="…"`, quotes, an apostrophe or a tab. */
export const plainCell = (cell = ''): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'(.*?)'?$/, '$1')
    .trim();
