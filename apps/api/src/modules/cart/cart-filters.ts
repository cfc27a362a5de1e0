import { allLines, type CartFilter, type CartLine } from '@yaoji/api-client/wire';
import { compareMoney, multiplyMoney } from '@yaoji/domain';

export const everything = allLines;

type Filter = { value: number; label: string; passes: (line: CartLine) => boolean };

/** Fewer than so many packs in stock are few. */
const fewPacks = 5;

const filters: Filter[] = [
  { value: everything, label: '全部', passes: () => true },
  { value: 1, label: '满减', passes: ({ goods }) => goods.activities.some(({ kind }) => kind === 'full_reduction') },
  { value: 2, label: '秒杀', passes: ({ kind }) => kind === 'seckill' },
  { value: 3, label: '组合购', passes: ({ kind }) => kind === 'combination' },
  { value: 4, label: '换购', passes: ({ kind }) => kind === 'swap' },
  { value: 5, label: '已降价', passes: ({ unitPrice, addedPrice }) => isLower(unitPrice, addedPrice) },
  { value: 6, label: '库存紧张', passes: ({ goods, block }) => block === null && isShort(goods) },
  { value: 7, label: '暂不可购买', passes: ({ block }) => block !== null },
];

const isLower = (now: string | null, then: string | null) =>
  now !== null && then !== null && compareMoney(now, then) < 0;

const isShort = ({ stock, packStep }: CartLine['goods']) => compareMoney(stock, multiplyMoney(packStep, fewPacks)) < 0;

/** The filters that have lines, with how many. */
export const cartFilters = (lines: CartLine[]): CartFilter[] =>
  filters
    .map(({ value, label, passes }) => ({ value, label, count: lines.filter(passes).length }))
    .filter(({ value, count }) => value === everything || count > 0);

export const passing = (lines: CartLine[], value: number): CartLine[] =>
  lines.filter(filters.find((filter) => filter.value === value)?.passes ?? (() => true));
