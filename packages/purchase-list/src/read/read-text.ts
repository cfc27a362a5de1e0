import { type ListLine, textOfLine } from './list-line.ts';

const unquoted = (cell: string) => {
  const inner = /^"(.*)"$/s.exec(cell.trim())?.[1];
  return inner === undefined ? cell.trim() : inner.replaceAll('""', '"').trim();
};

/** `感冒灵10盒、板蓝根5盒`: several goods of a chat in a line, if each part ends in a quantity. */
const endsInQuantity =
  /\p{Script=Han}.*\d(?:\.\d+)?\s*(?:盒|瓶|袋|支|包|件|箱|条|贴|个|只|台|套|罐|桶|板|公斤|kg)?\s*$/iu;

const parts = (line: string): string[] => {
  const pieces = line.split(/[，,、；;]/).filter((piece) => piece.trim() !== '');
  return pieces.length > 1 && pieces.every((piece) => endsInQuantity.test(piece)) ? pieces : [line];
};

const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t').map(unquoted);
  for (const mark of ['|', '｜']) {
    if (line.split(mark).length > 2)
      return line
        .replace(/^\s*[|｜]|[|｜]\s*$/g, '')
        .split(mark)
        .map(unquoted);
  }
  return (line.match(/[,，]/g) ?? []).length > 1 ? line.split(/[,，]/).map(unquoted) : [line.trim()];
};

/** Pasted rows, from a spreadsheet, a chat or an export. Empty lines are no rows. */
export const readText = (text: string): ListLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).flatMap((line, index): ListLine[] => {
    if (line.trim() === '') return [];
    const row = index + 1;
    const goods = line.includes('\t') ? [line] : parts(line);
    return goods.map((piece) => ({ row, text: textOfLine(piece.trim()), cells: cellsOf(piece) }));
  });
