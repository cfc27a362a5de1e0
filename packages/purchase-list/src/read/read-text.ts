import { isCode } from './codes.ts';
import { cut, type ListLine, listLine } from './list-line.ts';

const unquoted = (cell: string) => {
  const plain = cell.trim();
  const isQuoted = plain.length > 1 && plain.startsWith('"') && plain.endsWith('"');
  return isQuoted ? plain.slice(1, -1).replaceAll('""', '"').trim() : plain;
};

const amountAtEnd = /\d\s*(?:盒|瓶|袋|支|包|件|箱|条|贴|个|只|台|套|罐|桶|板|公斤|kg)?$/iu;

export const endsInQuantity = (text: string): boolean => {
  const plain = text.trim();
  const amount = amountAtEnd.exec(plain);
  const [word = '', ...more] = plain.split(/\s+/);
  return amount !== null && (/\p{Script=Han}/u.test(plain.slice(0, amount.index)) || (more.length > 0 && isCode(word)));
};

const separators = ['，', '、', '；', ';'];

/** `感冒灵10盒、板蓝根5盒`: several products of a chat in a line, if each part ends in a quantity. */
const partsOf = (line: string): string[] => {
  const parts = separators
    .reduce((text, mark) => text.replaceAll(mark, ','), line)
    .split(',')
    .filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => part === cut(part) && endsInQuantity(part)) ? parts : [line];
};

const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t');
  for (const mark of ['|', '｜']) {
    const cells = line.split(mark);
    // A table in Markdown begins and ends with a bar.
    if (cells.length > 2)
      return cells.slice(cells[0]?.trim() === '' ? 1 : 0, cells.at(-1)?.trim() === '' ? -1 : undefined);
  }
  const cells = line.replaceAll('，', ',').split(',');
  return cells.length > 2 ? cells : [line];
};

/** Pasted rows from a spreadsheet, a chat or an export, without empty lines. */
export const readText = (text: string): ListLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).flatMap((line, index): ListLine[] => {
    if (line.trim() === '') return [];
    const goods = line.includes('\t') ? [line] : partsOf(line);
    return goods.map((part) => listLine(index + 1, cellsOf(part).map(unquoted), part.trim()));
  });
