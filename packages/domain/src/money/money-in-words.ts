import { MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/**
 * An amount in the formal numerals of Chinese invoices (大写金额), exact to the cent; negative amounts begin with 负.
 * Throws a `RangeError` for fractions of a cent and for ten trillion yuan or more.
 *
 * @example moneyInWords('1200.50') // '壹仟贰佰元伍角整'
 */
export function moneyInWords(amount: DecimalInput): string {
  const units = toExactUnits(amount, MONEY_SCALE);
  const positive = units < 0n ? -units : units;
  if (positive >= 10n ** 15n) throw new RangeError(`${amount} is too much to be put in words.`);
  const yuan = integerInWords(String(positive / 100n));
  const jiao = Number((positive / 10n) % 10n);
  const fen = Number(positive % 10n);
  const sign = units < 0n ? '负' : '';
  const yuanInWords = yuan ? `${yuan}元` : '';
  if (jiao === 0 && fen === 0) return `${sign}${yuanInWords || '零元'}整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : yuanInWords && '零';
  return `${sign}${yuanInWords}${tenths}${fen > 0 ? `${digits[fen]}分` : '整'}`;
}

/** Groups of four digits; zeros between digits are spoken once, trailing zeros never. */
function integerInWords(text: string): string {
  let words = '';
  let isZeroOwed = false;
  for (let start = 0; start < text.length; ) {
    const left = text.length - start;
    const size = left % 4 || 4;
    const group = text.slice(start, start + size);
    let spoken = '';
    for (const [place, digit] of [...group].entries()) {
      if (digit === '0') {
        isZeroOwed = words !== '' || spoken !== '';
      } else {
        spoken += `${isZeroOwed ? '零' : ''}${digits[Number(digit)]}${places[size - 1 - place]}`;
        isZeroOwed = false;
      }
    }
    if (spoken) words += spoken + groups[(left - size) / 4];
    start += size;
  }
  return words;
}
