import { packageUnits } from './unit.ts';

const unit = `[大中小]?(?:${packageUnits}|件|安瓿|揿|对|株|筒|份|捆|颗|斤|市斤|毫升|升|ml|l)`;
const perUnit = `(?:[/每一](?<per>${unit}))?`;

/** Allowed text after a number, by kind. */
const unitsBehind = {
  price: new RegExp(`^(?:元|圆|块钱?|¥|rmb|cny)?${perUnit}$`, 'i'),
  quantity: new RegExp(`^(?<counted>${unit})?${perUnit}$`, 'i'),
  percent: /^%?$/,
};

export type NumberKind = keyof typeof unitsBehind;

export const currency = /^(?:rmb|cny|¥)\s*/i;

/** A comma groups three figures. `0,125` and `12,50` are rejected: they may mean 0.125 and 12.50. */
const number = /^(-?)([1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?\s{0,9}(万)?/i;

/**
 * Converts full-width letters, figures and signs to half width. NFKC would do more: it turns 12² into 122 and 12½ into
 * 121⁄2.
 */
export const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('￥', '¥');

export type ReadNumber = {
  /** In units of 10^-`places`, rounded half up. */
  value: bigint;
  /** The unit counted or priced; null if the text has none. */
  unit: string | null;
};

/**
 * Reads `('12.5元/盒', 'price', 4)` as `125000n` for a 盒. Null unless the text is exactly one number with a known unit.
 */
export const readNumber = (text: string, kind: NumberKind, places: number): ReadNumber | null => {
  const unquoted = halfWidth(text)
    .trim()
    .replace(/^['"]+/, '')
    .replace(/['"]{1,2}$/, '')
    .trim();
  const plain = kind === 'price' ? unquoted.replace(currency, '') : unquoted;
  const [all = '', sign, integer = '', fraction = '', exponent = '0', tenThousands] = number.exec(plain) ?? [];
  const digits = integer.replaceAll(',', '') + fraction;
  const unitBehind = plain
    .slice(all.length)
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^\((.+)\)$/, '$1');
  const units = unitsBehind[kind].exec(unitBehind);
  if (digits === '' || !units) return null;
  const shift = places + Number(exponent) + (tenThousands ? 4 : 0) - fraction.length;
  const power = 10n ** BigInt(Math.abs(shift));
  const value = shift >= 0 ? BigInt(digits) * power : (BigInt(digits) + power / 2n) / power;
  return { value: sign === '-' ? -value : value, unit: units.groups?.[kind === 'price' ? 'per' : 'counted'] ?? null };
};
