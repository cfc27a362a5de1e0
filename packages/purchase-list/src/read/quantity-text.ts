import { packageUnits, readNumber } from '@yaoji/price-list';

/** Units of quantities; a spec may use some for a package's content, so the last one counts. */
const units =
  '小盒|中盒|大盒|盒|小瓶|瓶|小袋|袋|支|包|件|箱|条|贴|个|只|台|套|双|卷|罐|桶|对|板|提|把|副|张|根|块|听|公斤|千克|kg|市斤|斤|克|g';

const unit = new RegExp(`^[小中大]?(?:${packageUnits}|${units})$`, 'i');

/** True for a word that is only a unit. */
export const isUnit = (text: string): boolean => unit.test(text.normalize('NFKC').trim());

const figures: Record<string, number> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

const chineseNumber = (text: string): number | null => {
  const match =
    /^(?:([一二两三四五六七八九])百)?(?:零?([一二两三四五六七八九])?(十))?(?:零?([一二两三四五六七八九]))?$/.exec(text);
  if (!match || text === '') return null;
  const [, hundreds = '', tens = '', ten = '', ones = ''] = match;
  return (figures[hundreds] ?? 0) * 100 + (ten ? (figures[tens] ?? 1) * 10 : 0) + (figures[ones] ?? 0);
};

export type Amount = { quantity: string; unit: string };

/** A number as a quantity: at most eleven figures, three decimals; null for 0 and invalid numbers. */
const toAmount = (number: string, unit = ''): Amount | null => {
  const [integer = '', decimals = ''] = number.split('.');
  const quantity = `${integer.replace(/^0+(?=\d)/, '')}${decimals.slice(0, 3).replace(/0{1,3}$/, '') && `.${decimals.slice(0, 3).replace(/0{1,3}$/, '')}`}`;
  if (!/^\d{1,11}(\.\d{1,3})?$/.test(quantity) || Number(quantity) === 0) return null;
  return { quantity, unit: unit.toLowerCase().replace(/^[小中大]/, '') };
};

const decimal = (thousandths: bigint): string => {
  const digits = thousandths.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

const chineseCell = new RegExp(`^([一二两三四五六七八九十百零]{1,5})(${packageUnits}|${units})$`);

/** A cell of a quantity column, or a word that is only a quantity. */
export const readAmount = (text: string): Amount | null => {
  // As in price lists; 1.5万 and 1e3 are not order quantities.
  const read = /[万e]/i.test(text) ? null : readNumber(text.trim().replace(/^[x×*]\s*/i, ''), 'quantity', 3);
  if (read) return read.value < 0n ? null : toAmount(decimal(read.value), read.unit ?? '');
  const plain = text.normalize('NFKC').trim();
  const spoken = chineseCell.exec(plain);
  const number = spoken && chineseNumber(spoken[1] ?? '');
  return number ? toAmount(String(number), spoken?.[2]) : null;
};

/** After at most one space: `takeAmount` collapses several. */
const inText = new RegExp(
  `(?<![\\d.*×xX/／:∶A-Za-z])((?<!\\d ?[粒片丸枚袋支贴板])[x×*X] ?)?(\\d+(?:\\.\\d+)?) ?(${units})?(?![\\d.A-Za-zμ%])(?! ?[*×xX/／:∶]|[粒片丸枚])`,
  'giu',
);
const spokenInText =
  /([一二两三四五六七八九十百]{1,5})(盒|瓶|袋|支|包|件|箱|条|贴|个|只|罐|桶|公斤|斤)(?!\p{Script=Han}{0,8}[*×x])/gu;
const named = new RegExp(`(?:数量|采购|要货?|订货?|需要?|来|进|补) ?[:：]? ?(\\d+(?:\\.\\d+)?) ?(${units})?`, 'iu');

/**
 * Extracts the quantity from chat text: one that is named as such, otherwise the last one with a unit of sale,
 * otherwise a bare number at the end. `0.25g*24片` and `5mg` are not quantities.
 */
export const takeAmount = (text: string): { amount: Amount | null; rest: string } => {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ');
  const cut = (match: RegExpMatchArray) =>
    `${plain.slice(0, match.index)} ${plain.slice((match.index ?? 0) + match[0].length)}`;
  const said = named.exec(plain);
  if (said) {
    const amount = toAmount(said[1] ?? '', said[2]);
    if (amount) return { amount, rest: cut(said) };
  }
  const found = [...plain.matchAll(inText)].filter(([, , , unit]) => unit === undefined || !/^(g|克)$/i.test(unit));
  const withUnit = found.findLast(([, , , unit]) => unit !== undefined);
  const atEnd = found.at(-1);
  const isAtEnd = atEnd && plain.slice((atEnd.index ?? 0) + atEnd[0].length).trim() === '';
  const chosen = isAtEnd && (atEnd[3] || atEnd[1] || /[\s,，]$/.test(plain.slice(0, atEnd.index))) ? atEnd : withUnit;
  if (chosen) {
    const amount = toAmount(chosen[2] ?? '', chosen[3]);
    if (amount) return { amount, rest: cut(chosen) };
  }
  const spoken = [...plain.matchAll(spokenInText)].at(-1);
  const number = spoken && chineseNumber(spoken[1] ?? '');
  const amount = number ? toAmount(String(number), spoken?.[2]) : null;
  return spoken && amount ? { amount, rest: cut(spoken) } : { amount: null, rest: plain };
};
