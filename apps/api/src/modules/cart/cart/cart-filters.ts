import { allLines, type CartFilter } from '@yaoji/api-client/wire';
import { compareMoney, isStockShort } from '@yaoji/domain';
import type { ShownLine } from './cart-line-model.ts';

type Filter = { value: number; label: string; passes: (line: ShownLine) => boolean };

const filters: Filter[] = [
  { value: allLines, label: '全部', passes: () => true },
  { value: 1, label: '满减', passes: ({ facts }) => facts.isReduced },
  { value: 2, label: '秒杀', passes: ({ figures }) => figures.kind === 'seckill' },
  { value: 3, label: '组合购', passes: ({ figures }) => figures.kind === 'combination' },
  { value: 4, label: '换购', passes: ({ figures }) => figures.kind === 'swap' },
  { value: 5, label: '已降价', passes: ({ figures, row }) => isLower(figures.unitPrice, row.addedPrice) },
  { value: 6, label: '库存紧张', passes: ({ facts }) => facts.block === null && isStockShort(facts.goods) },
  { value: 7, label: '暂不可购买', passes: ({ facts }) => facts.block !== null },
];

const isLower = (now: string | null, then: string | null) =>
  now !== null && then !== null && compareMoney(now, then) < 0;

/** The filters that match lines, with counts. */
export const cartFilters = (lines: ShownLine[]): CartFilter[] =>
  filters
    .map(({ value, label, passes }) => ({ value, label, count: lines.filter(passes).length }))
    .filter(({ value, count }) => value === allLines || count > 0);

export const passing = (lines: ShownLine[], value: number): ShownLine[] =>
  lines.filter(filters.find((filter) => filter.value === value)?.passes ?? (() => true));
