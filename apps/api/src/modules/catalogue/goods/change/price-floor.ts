import { breaksFloor, compareMoney, floorOf } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import { pricesAndCosts } from './goods-terms.repository.ts';

/** A product with the lowest price that one operator may set alone; null if there is none. */
export type FlooredGoods = { name: string; price: string | null; floor: string | null };

export const floorsOf = async (db: Executor, ids: readonly number[]): Promise<Map<number, FlooredGoods>> => {
  const { approval } = await readSettings(db, ['approval']);
  const rows = await pricesAndCosts(db, ids);
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, floor: floorOf(row, approval.margin) }]));
};

/** Prices below the floor of their product; `title` says what each is. */
export const belowFloor = (
  floors: ReadonlyMap<number, FlooredGoods>,
  prices: readonly { goodsId: number; price: string; title: string }[],
): Breach[] =>
  prices.flatMap(({ goodsId, price, title }) => {
    const { name = '', floor = null } = floors.get(goodsId) ?? {};
    if (floor === null || !breaksFloor(price, floor)) return [];
    return [{ kind: 'floor', title: `${name}${title}`, figure: toUnitPrice(price), limit: toUnitPrice(floor) }];
  });

/** Changed prices below their floor, and floors lowered by somebody who doesn't decide them. */
export const changedBelowFloor = (
  before: ReadonlyMap<number, FlooredGoods>,
  after: ReadonlyMap<number, FlooredGoods>,
  decidesFloors: boolean,
): Breach[] =>
  [...after].flatMap(([goodsId, { price, floor }]) => {
    const { price: oldPrice = null, floor: oldFloor = null } = before.get(goodsId) ?? {};
    const lowered = decidesFloors ? [] : [{ goodsId, price: floor ?? '0', title: '新的最低价' }];
    const changed = price === null || price === oldPrice ? [] : [{ goodsId, price, title: '单价' }];
    return [...belowFloor(before, oldFloor === null ? [] : lowered), ...belowFloor(after, changed)];
  });

/** Products with a lower list price than before. */
export const loweredIn = (
  before: ReadonlyMap<number, FlooredGoods>,
  after: ReadonlyMap<number, FlooredGoods>,
): number[] =>
  [...after].flatMap(([id, { price }]) => {
    const { price: oldPrice = null } = before.get(id) ?? {};
    return price !== null && (oldPrice === null || compareMoney(price, oldPrice) < 0) ? [id] : [];
  });

/** Prices that buyers pay for products of their list price, in words: 原价39.50元. */
export const usualPrice = ({ price }: Pick<FlooredGoods, 'price'>) =>
  price === null ? '暂无报价' : `原价${toUnitPrice(price)}元`;
