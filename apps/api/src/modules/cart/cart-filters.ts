import { allLines, type CartFilter } from '@yaoji/api-client/wire';
import { compareMoney, multiplyMoney } from '@yaoji/domain';
import type { GoodsFacts } from '#modules/goods/index.ts';
import type { ShownLine } from './cart-line-model.ts';

export const everything = allLines;

type Filter = { value: number; label: string; passes: (line: ShownLine) => boolean };

/** Fewer than so many packs in stock are few. */
const fewPacks = 5;

const filters: Filter[] = [
  { value: everything, label: '全部', passes: () => true },
  { value: 1, label: '满减', passes: ({ facts }) => facts.isReduced },
  { value: 2, label: '秒杀', passes: ({ figures }) => figures.kind === 'seckill' },
  { value: 3, label: '组合购', passes: ({ figures }) => figures.kind === 'combination' },
  { value: 4, label: '换购', passes: ({ figures }) => figures.kind === 'swap' },
  { value: 5, label: '已降价', passes: ({ figures, row }) => isLower(figures.unitPrice, row.addedPrice) },
  { value: 6, label: '库存紧张', passes: ({ facts }) => facts.block === null && isShort(facts.goods) },
  { value: 7, label: '暂不可购买', passes: ({ facts }) => facts.block !== null },
];

const isLower = (now: string | null, then: string | null) =>
  now !== null && then !== null && compareMoney(now, then) < 0;

const isShort = ({ stock, packStep }: GoodsFacts) => compareMoney(stock, multiplyMoney(packStep, fewPacks)) < 0;

/** The filters that have lines, with how many. */
export const cartFilters = (lines: ShownLine[]): CartFilter[] =>
  filters
    .map(({ value, label, passes }) => ({ value, label, count: lines.filter(passes).length }))
    .filter(({ value, count }) => value === everything || count > 0);

export const passing = (lines: ShownLine[], value: number): ShownLine[] =>
  lines.filter(filters.find((filter) => filter.value === value)?.passes ?? (() => true));
