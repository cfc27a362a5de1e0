import type { DecimalInput } from './values.ts';

/** Decimals of the smallest unit of each kind of value. */
export const MONEY_SCALE = 2;
export const PRICE_SCALE = 4;
export const QUANTITY_SCALE = 3;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

const powers: bigint[] = [];

/** 10 to the power of `exponent`, cached. */
export function powerOfTen(exponent: number): bigint {
  let power = powers[exponent];
  if (power === undefined) {
    power = 10n ** BigInt(exponent);
    powers[exponent] = power;
  }
  return power;
}

/** An exact decimal: `units` / 10^`scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** Plain numbers up to this length stay exact as floats, even with four more decimals. */
const PLAIN_LENGTH = 11;

/**
 * Fast path for the usual form (`12.80`, `100`, `0`): its digits as an integer. Null for anything else, which takes the
 * general path.
 */
function readPlain(value: unknown): { units: number; scale: number } | null {
  if (value === 0) return ZERO_DECIMAL;
  if (typeof value !== 'string' || value.length > PLAIN_LENGTH || value === '') return null;
  let units = 0;
  let point = -1;
  for (let place = 0; place < value.length; place += 1) {
    const digit = value.charCodeAt(place) - ZERO;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === POINT && point < 0 && place > 0) point = place;
    else return null;
  }
  return { units, scale: point < 0 ? 0 : value.length - 1 - point };
}

const ZERO_DECIMAL = { units: 0, scale: 0 };

const ZERO = 48;
/** Character code of the decimal point, relative to that of 0. */
const POINT = -2;

/** Reads a decimal exactly; null for anything else (`''`, `'1,5'`, `NaN`, `Infinity`). */
export function parseDecimal(value: unknown): Decimal | null {
  const plain = readPlain(value);
  if (plain) return { units: BigInt(plain.units), scale: plain.scale };
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = DECIMAL.exec(String(value));
  if (!match) return null;
  const integer = match[2] as string; // the group always matches, possibly empty
  const fraction = match[3] ?? '';
  if (integer === '' && fraction === '') return null;
  const digits = BigInt(integer + fraction);
  const units = match[1] === '-' ? -digits : digits;
  const scale = fraction.length - Number(match[4] ?? 0);
  return scale < 0 ? { units: units * powerOfTen(-scale), scale: 0 } : { units, scale };
}

/** The decimal in units of 10^-`scale`, truncated toward zero. */
export function rescale(decimal: Decimal, scale: number): bigint {
  const missing = scale - decimal.scale;
  return missing >= 0 ? decimal.units * powerOfTen(missing) : decimal.units / powerOfTen(-missing);
}

/** Reads a decimal or throws a `TypeError` that names the input. */
export function toDecimal(value: DecimalInput): Decimal {
  const decimal = parseDecimal(value);
  if (!decimal) throw new TypeError(`Not a decimal number: ${JSON.stringify(value)}. Give a string such as "12.80".`);
  return decimal;
}

/** The value in units of 10^-`scale`, truncated toward zero; throws like `toDecimal`. */
export function toUnits(value: DecimalInput, scale: number): bigint {
  return rescale(toDecimal(value), scale);
}

/** Like `toUnits`, but throws a `RangeError` if the value does not fit the scale. */
export function toExactUnits(value: DecimalInput, scale: number): bigint {
  const plain = readPlain(value);
  if (plain && plain.scale <= scale && scale <= PRICE_SCALE) return BigInt(plain.units * 10 ** (scale - plain.scale));
  const decimal = toDecimal(value);
  const units = rescale(decimal, scale);
  if (decimal.scale > scale && rescale({ units, scale }, decimal.scale) !== decimal.units) {
    throw new RangeError(`${value} has more than ${scale} decimals.`);
  }
  return units;
}

/** The value of the last decimal of a price in units of its scale; a cent at most. */
export function stepOf(price: bigint): bigint {
  let step = powerOfTen(PRICE_SCALE - MONEY_SCALE);
  while (price % step !== 0n) step /= 10n;
  return step;
}

/** Formats units of 10^-`scale` with all decimals: `(1280n, 2)` is `'12.80'`; never `-0`. */
export function fromUnits(units: bigint, scale: number): string {
  if (units < 0n) return `-${fromUnits(-units, scale)}`;
  const digits = units.toString();
  if (scale === 0) return digits;
  const padded = digits.length > scale ? digits : digits.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

/** Like `fromUnits`, without trailing zeros beyond `least` decimals: `(500n, 3)` is `'0.5'`. */
export function fromUnitsShort(units: bigint, scale: number, least = 0): string {
  let shortScale = scale;
  let rest = units;
  while (shortScale > least && rest % 10n === 0n) {
    rest /= 10n;
    shortScale -= 1;
  }
  return fromUnits(rest, shortScale);
}

/** Compares for sorting. */
export function compareUnits(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The lower of two. */
export function minUnits(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
