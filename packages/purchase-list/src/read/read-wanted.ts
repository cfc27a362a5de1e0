import { mapBrackets } from '@yaoji/goods-text';
import { lineKind } from '@yaoji/price-list';
import { isCode, readCodes, takeCodes } from './codes.ts';
import { type Column, findColumns, guessColumns } from './find-columns.ts';
import { cut, type ListLine, type Wanted } from './list-line.ts';
import { isUnit, readAmount, takeAmount } from './quantity-text.ts';
import { isRemark, withoutRemarks } from './remarks.ts';
import { splitByHead } from './split-by-head.ts';

/** Further words of a row do not describe a product. */
const mostWords = 12;

const price =
  /[¥￥]\s*\d[\d,]*(?:\.\d+)?(?:\s*元)?|(?<!\d)\d+(?:,\d+){0,4}(?:\.\d+)?\s*元(?:\s*\/\s*\p{Script=Han})?/gu;
/** 4 板蓝根颗粒 is the fourth line, and 4 盒板蓝根颗粒 four boxes. */
const running =
  /^\s*(?:[（(【[]?\d{1,4}[)）】\]]|\d{1,4}\s*[、.．:：](?!\d)|\d{1,4}\s+(?![盒瓶袋支包件箱条贴个只台套双罐桶副对公斤])(?=\p{Script=Han}{2})|[①-⑳•·▪◆*-])\s*/u;
/** 补中益气丸, 加味逍遥丸 and 来氟米特片 begin with words that also ask for something. */
const polite =
  /^(?:(?:你好|您好|老板|麻烦|帮我|请|我要|要|再来|下单|订|补货|还有)[,，:：!！\s]*|[来进补加](?:[,，:：!！\s]+|(?=\d)))/u;
const sums =
  /^(?:合计|总计|小计|共计|制表|审核|采购员|制单|日期|备注|以上|谢谢|收到|好的|辛苦|尽快|页码|第\s*\d+\s*页)/u;

const meaningful = /[\p{L}\p{N}]/u;

/** The request of each row; headings, title lines and sums have none. */
export const readWanted = (sent: readonly ListLine[]): { wanted: Wanted[]; columns: string[] } => {
  const lines = splitByHead(sent);
  const found = findColumns(lines);
  const kinds = found?.kinds ?? guessColumns(lines);
  const head = found ? (lines[found.header]?.cells ?? []) : [];
  const wanted = lines.map((line, index) => {
    if (found && index === found.header) return skip(line, '表头');
    if (found && index < found.header) return skip(line, '表头以上的说明');
    if (line.cells.length > 1 && isNoGoods(line, head)) return skip(line, '没有商品信息');
    return line.cells.length > 1 ? readTableRow(line, kinds, found !== null) : readWords(line, line.cells[0] ?? '');
  });
  return { wanted, columns: found?.recognised ?? [] };
};

const nothing = {
  skipped: null,
  id: null,
  barcodes: [],
  approvalNos: [],
  code: null,
  words: [],
  name: null,
  maker: null,
  spec: null,
  form: null,
  quantity: null,
  unit: '',
} satisfies Omit<Wanted, 'row' | 'text' | 'isCut'>;

const wantedOf = ({ row, text, isCut }: ListLine): Wanted => ({ ...nothing, row, text, isCut });

const skip = (line: ListLine, reason: string): Wanted => ({ ...wantedOf(line), skipped: reason });

/** Between a name and an amount: 双氧水500ml. */
const afterName = /(?<=\p{Script=Han}{2})(?=\d+(?:\.\d+)?\s?(?:[mμuk]?g|m?l|[cm]m|克|毫升|[*×])(?![a-z]))/giu;

/** 头孢地尼胶囊（0.1g×10粒） is a name and a spec. */
const wordsOf = (text: string): string[] =>
  mapBrackets(text, (inner, all) => (/\d/.test(inner) ? ` ${inner} ` : all))
    .replaceAll(afterName, ' ')
    .split(/[\s,，;；|｜、]+/)
    .filter((word) => meaningful.test(word) && !isUnit(word) && !isRemark(word))
    .slice(0, mostWords);

/** A chat row: everything is somewhere in its words, including the quantity unless a column has it. */
const readWords = (line: ListLine, cell: string, hasQuantity = false): Wanted => {
  const plain = withoutRemarks(cell.normalize('NFKC')).replace(running, '').replace(polite, '').trim();
  if (!meaningful.test(plain) || (line.cells.length === 1 && sums.test(plain))) return skip(line, '没有商品信息');
  const { rest, barcodes, approvalNos } = takeCodes(plain);
  const unpriced = rest.replaceAll(price, ' ');
  const { amount, rest: text } = hasQuantity ? { amount: null, rest: unpriced } : takeAmount(unpriced);
  const words = wordsOf(text);
  if (words.length + barcodes.length + approvalNos.length === 0) return skip(line, '没有商品信息');
  return {
    ...wantedOf(line),
    barcodes,
    approvalNos,
    code: words.length === 1 && barcodes.length + approvalNos.length === 0 ? (words.find(isCode) ?? null) : null,
    words,
    quantity: amount?.quantity ?? null,
    unit: amount?.unit ?? '',
  };
};

/** Sums, signatures, page numbers and repeated headers. */
const isNoGoods = ({ cells }: ListLine, head: readonly string[]): boolean => {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return lineKind(cells, head) !== null || (sums.test(first.normalize('NFKC')) && !isRemark(first));
};

const readTableRow = (line: ListLine, kinds: (Column | undefined)[], isCertain: boolean): Wanted => {
  const cellOf = (kind: Column) => withoutRemarks(line.cells[kinds.indexOf(kind)] ?? '').trim();
  const unknown = line.cells.filter((cell, index) => kinds[index] === undefined && cell !== '');
  const quantityAt = kinds.includes('quantity') ? readAmount(cellOf('quantity')) : null;
  const code = (isCertain && cellOf('code').normalize('NFKC')) || null;
  const unit = quantityAt?.unit || (kinds.includes('unit') ? cellOf('unit').toLowerCase() : '');
  if (isCertain && kinds.includes('name') && cellOf('name') !== '') {
    const inName = takeCodes(cellOf('name'));
    const codes = [readCodes(cellOf('barcode')), readCodes(cellOf('approvalNo')), inName];
    return {
      ...wantedOf(line),
      id: idOf(cellOf('id')),
      barcodes: codes.flatMap(({ barcodes }) => barcodes),
      approvalNos: codes.flatMap(({ approvalNos }) => approvalNos),
      code,
      words: wordsOf([inName.rest, cellOf('spec'), cellOf('maker')].join(' ')),
      name: inName.rest.replace(running, '').trim(),
      maker: kinds.includes('maker') ? cellOf('maker') || null : null,
      spec: kinds.includes('spec') ? cellOf('spec') || null : null,
      form: kinds.includes('form') ? cellOf('form') || null : null,
      quantity: quantityAt?.quantity ?? null,
      unit,
    };
  }
  const id = isCertain ? idOf(cellOf('id')) : null;
  const coded = isCertain ? [readCodes(cellOf('barcode')), readCodes(cellOf('approvalNo'))] : [];
  const texts = [...unknown, ...(['name', 'maker', 'spec', 'form'] as const).map(cellOf)].filter((cell) => cell !== '');
  const free = readWords(line, cut(texts.join(' ')), quantityAt !== null);
  const codes = [...coded, free];
  const barcodes = codes.flatMap((each) => each.barcodes);
  const approvalNos = codes.flatMap((each) => each.approvalNos);
  if (free.skipped !== null && id === null && code === null && barcodes.length + approvalNos.length === 0)
    return skip(line, '没有商品信息');
  return {
    ...free,
    skipped: null,
    id,
    barcodes,
    approvalNos,
    code: isCertain ? code : free.code,
    quantity: quantityAt?.quantity ?? free.quantity,
    unit: quantityAt ? unit : free.unit,
  };
};

const idOf = (cell: string): number | null => {
  const id = /^#?(\d{1,15})$/.exec(cell.normalize('NFKC'))?.[1];
  return id && Number(id) > 0 ? Number(id) : null;
};
