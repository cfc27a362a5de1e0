import { packageUnits } from './unit.ts';

const unit = `[大中小]?(?:${packageUnits}|件|安瓿|揿|对|株|筒|份|捆|颗|斤|市斤|毫升|升|ml|l)`;
const perUnit = `(?:[/每一]${unit})?`;

/** What may stand behind a number, by what the number says. */
const unitsBehind = {
  price: new RegExp(`^(?:元|圆|块钱?|¥|rmb|cny)?${perUnit}$`, 'i'),
  quantity: new RegExp(`^(?:${unit})?${perUnit}$`, 'i'),
  percent: /^%?$/,
};

export type NumberKind = keyof typeof unitsBehind;

export const currency = /^(?:rmb|cny|[¥$])\s*/i;

/** A comma groups three figures. `0,125` and `12,50` are left: they may mean 0.125 and 12.50. */
const number =
  /^(?<sign>-?)(?<integer>[1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[+-]?\d{1,3}))?(?<behind>.*)$/is;

/**
 * Full-width letters, figures and marks as half-width ones. NFKC would do more than that: it makes 12² into 122 and
 * 12½ into 121⁄2.
 */
export const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('￥', '¥');

/**
 * The number in units of 10^-`places`, rounded half up: `('12.5元/盒', 'price', 4)` is `125000n`. Null for a text that is
 * more, or less, than one number with a known unit.
 */
export const readNumber = (text: string, kind: NumberKind, places: number): bigint | null => {
  const unquoted = halfWidth(text)
    .trim()
    .replace(/^['"]+/, '')
    .replace(/['"]{1,2}$/, '')
    .trim();
  const groups = number.exec(kind === 'price' ? unquoted.replace(currency, '') : unquoted)?.groups;
  const { sign, integer = '', fraction = '', exponent = '0', behind = '' } = groups ?? {};
  const digits = integer.replaceAll(',', '') + fraction;
  const unitBehind = behind
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^\((.+)\)$/, '$1');
  if (digits === '' || !unitsBehind[kind].test(unitBehind)) return null;
  const shift = places + Number(exponent) - fraction.length;
  const power = 10n ** BigInt(Math.abs(shift));
  const units = shift >= 0 ? BigInt(digits) * power : (BigInt(digits) + power / 2n) / power;
  return sign === '-' ? -units : units;
};
