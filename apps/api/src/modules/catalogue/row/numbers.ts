import { RowError } from './row-error.ts';

const noPrice = /^(面议|电议|议价|询价|待定|暂无|暂无报价|暂无价格|无|-+|—+|\/)$/;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s,，'"]/g, '')
    .replace(/^(rmb|cny|[¥$])/i, '');

/** The number at the start, with what follows left away if it is a unit: 12.80元/盒, 10盒. */
const leadingNumber = (text: string): string | null => {
  const match = /^(-?\d+(?:\.\d*)?|-?\.\d+)(?:e\+?0)?([^\d.].*)?$/i.exec(plain(text));
  return match?.[1] ?? null;
};

/** Decimals beyond `places` are rounded half up; they come from spreadsheets that calculate with floats. */
const toPlaces = (number: string, places: number): string => {
  const [whole = '0', fraction = ''] = number.split('.');
  const scaled = BigInt((whole || '0') + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = scaled + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  const digits = rounded.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const largest = 10_000_000_000;

const parse = (text: string, column: string, places: number): string => {
  const number = leadingNumber(text);
  if (number === null) throw new RowError(`${column} "${text}" is not a number`);
  if (number.startsWith('-') && Number(number) !== 0) throw new RowError(`${column} "${text}" is negative`);
  const value = toPlaces(number.replace('-', ''), places);
  if (Number(value) >= largest) throw new RowError(`${column} "${text}" is too large`);
  return value;
};

/** A price with four decimals; null (暂无报价) where the list gives none, and where it gives 0. */
export const parsePrice = (text: string, column: string): string | null => {
  if (text === '' || noPrice.test(plain(text))) return null;
  const price = parse(text, column, 4);
  return Number(price) === 0 ? null : price;
};

/** A quantity with three decimals. */
export const parseQuantity = (text: string, column: string): string => parse(text, column, 3);

/** VAT in percent: 13, 13%, 0.13. */
export const parseVatRate = (text: string): number => {
  const value = Number(plain(text).replace(/%$/, ''));
  const rate = value > 0 && value < 1 ? Math.round(value * 100) : value;
  if (/免税/.test(text)) return 0;
  if (![0, 1, 3, 6, 9, 13].includes(rate)) throw new RowError(`vat_rate "${text}" is no rate of VAT`);
  return rate;
};

/** `10:13.90;50:13.20`: from 10 units on 13.90, from 50 on 13.20. */
export const parseLadder = (text: string): { number: string; price: string }[] => {
  const steps = text
    .normalize('NFKC')
    .split(/[;；|\n]+/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => {
      const match = /^([\d.]+)\D*?\s*[:=]\s*[¥￥]?\s*([\d.,]+)\D*$/.exec(step);
      const number = match?.[1] && parseQuantity(match[1], 'ladder');
      const price = match?.[2] && parsePrice(match[2], 'ladder');
      if (!number || !price || Number(number) === 0) throw new RowError(`ladder "${step}" is not like 10:13.90`);
      return { number, price };
    })
    .sort((a, b) => Number(a.number) - Number(b.number));
  if (steps.some((step, index) => step.number === steps[index - 1]?.number)) {
    throw new RowError(`ladder "${text}" names a quantity twice`);
  }
  return steps;
};
