import type { OperationData, OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { categoryNames, cleanOptional } from '@yaoji/price-list';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { moveToCategory } from '#modules/catalogue/catalogue/index.ts';
import {
  cancelPlan,
  changedBelowFloor,
  type DeskGoods,
  deskGoodsOf,
  deskGoodsPage,
  editGoods,
  floorsOf,
  inRow,
  loweredIn,
  planPrices,
  plansOf,
  pricesOf,
} from '#modules/catalogue/goods/index.ts';
import { adjustStock, batchesInStock, lockGoods } from '#modules/catalogue/stock/index.ts';
import { isOwner, seesCost } from '#modules/operators/operator/index.ts';
import { reductionsBelowFloor } from '#modules/selling/activity/index.ts';
import { toFlag, toQuantity, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import type { goodsProfileHandlers } from './goods-profile.ts';
import type { goodsTermsHandlers } from './goods-terms.ts';
import { toBatch } from './load-order.ts';
import type { DeskHandlers } from './operation.ts';
import { requireApproval } from './require-approval.ts';

type Calls = Exclude<
  Extract<(typeof operations)[OperationId], { path: `/desk/api/goods${string}` }>['id'],
  keyof typeof goodsTermsHandlers | keyof typeof goodsProfileHandlers
>;
type Goods = OperationData<'changeGoods'>[number];
type Edit = Omit<Schemas['GoodsChange'], 'id' | 'version'>;

/** Changing one of these changes the version. */
const editable = [
  'price',
  'cost',
  'ownFloor',
  'packStep',
  'caseSize',
  'purchaseCap',
  'capPeriod',
  'isListed',
  'isPinned',
] as const;
const edited = (goods: Omit<Goods, 'version'>) => Object.fromEntries(editable.map((field) => [field, goods[field]]));

type PlannedPrice = Awaited<ReturnType<typeof plansOf>>[number];

const toGoods = (
  { onShelf, pinned, cost, ownFloor, ...row }: DeskGoods,
  plans: PlannedPrice[],
  withCost: boolean,
): Goods => {
  const plan = plans.find(({ goodsId }) => goodsId === row.id);
  const goods = {
    ...row,
    price: row.price === null ? null : toUnitPrice(row.price),
    ...(withCost ? { cost: cost && toUnitPrice(cost), ownFloor: ownFloor && toUnitPrice(ownFloor) } : {}),
    packStep: toQuantity(row.packStep),
    caseSize: toQuantity(row.caseSize),
    purchaseCap: toQuantity(row.purchaseCap),
    isListed: toFlag(onShelf),
    isPinned: toFlag(pinned > 0),
    isControlled: toFlag(row.isControlled),
    stock: toQuantity(row.stock),
    sold: toQuantity(row.sold),
    ...(plan ? { nextPrice: { price: toUnitPrice(plan.price), startsAt: toSeconds(plan.startsAt) } } : {}),
  };
  return { ...goods, version: versionOf(Object.values(edited(goods))) };
};

const withPlans = async (db: Executor, rows: DeskGoods[], withCost: boolean): Promise<Goods[]> => {
  const ids = rows.map(({ id }) => id);
  const plans = await plansOf(db, ids);
  return rows.map((row) => toGoods(row, plans, withCost));
};

/** For those who change products; all of them may see costs. */
const loadGoods = async (db: Executor, ids: readonly number[], now: Date) =>
  withPlans(db, await deskGoodsOf(db, ids, now), true);

/** Locks products, each named once; returns their current state. */
const holdGoods = async (tx: Tx, ids: number[], now: Date): Promise<Map<number, Goods>> => {
  if (new Set(ids).size < ids.length) throw invalid({ rows: '同一商品只能出现一次' });
  await lockGoods(tx, ids);
  const found = new Map((await loadGoods(tx, ids, now)).map((goods) => [goods.id, goods]));
  if (found.size < ids.length) throw new Refusal('goodsMissing');
  return found;
};

/** 0 means unknown, as in a price list. */
const orNull = (price: string) => (Number(price) === 0 ? null : price);

const toValues = ({ isListed, isPinned, cost, ownFloor, ...values }: Edit) => ({
  ...values,
  ...(cost === undefined ? {} : { cost: orNull(cost) }),
  ...(ownFloor === undefined ? {} : { ownFloor: orNull(ownFloor) }),
  ...(isListed === undefined ? {} : { onShelf: isListed === 1 }),
  ...(isPinned === undefined ? {} : { pinned: isPinned }),
});

const written = (message: string, data: Goods[], before: Iterable<Goods>, facts: (goods: Goods) => object) => ({
  data,
  message,
  subject: data.map(({ id }) => id).join(','),
  before: [...before].map((goods) => ({ id: goods.id, ...facts(goods) })),
  after: data.map((goods) => ({ id: goods.id, ...facts(goods) })),
});

const batchesOf = async (db: Executor, id: number) => (await batchesInStock(db, id)).map(toBatch);

const planned = ({ nextPrice }: Goods) => ({ nextPrice: nextPrice ?? null });
const mostPrices = 100;
const mostMoved = 5_000;

export const goodsHandlers = {
  listGoods: async ({ query: { page = 1, perPage = 50, ...asked } }, { db, now, working }) => {
    const { rows, total } = await deskGoodsPage(db, asked, { page, perPage }, now);
    return { list: await withPlans(db, rows, seesCost(working.operator)), total };
  },
  changeGoods: async ({ body: { rows } }, context) => {
    const { db, now, working } = context;
    const ids = rows.map(({ id }) => id);
    const before = await holdGoods(db, ids, now);
    const current = rows.flatMap(({ id, version }) => {
      const goods = before.get(id);
      return goods && goods.version !== version ? [goods] : [];
    });
    if (current.length > 0) throw new Refusal('someGoodsChanged', { data: { current } });
    const floors = await floorsOf(db, ids);
    for (const [index, { id, version: _, ...values }] of rows.entries()) {
      await inRow(index, values.price === undefined ? 'packStep' : 'price', editGoods(db, id, toValues(values), now));
    }
    const after = await floorsOf(db, ids);
    requireApproval(context, [
      ...changedBelowFloor(floors, after, isOwner(working.operator)),
      ...(await reductionsBelowFloor(db, loweredIn(floors, after), now)),
    ]);
    return written(`已保存${ids.length}个商品`, await loadGoods(db, ids, now), before.values(), edited);
  },
  moveGoods: async ({ body: { category, count, ...asked } }, context) => {
    const { db, now } = context;
    const { rows, total } = await deskGoodsPage(db, asked, { page: 1, perPage: mostMoved }, now);
    if (total > mostMoved) throw invalid({ count: `一次最多移动${mostMoved}个商品，请先筛选` });
    if (total !== count) throw new Refusal('listChanged', { count: total });
    const path = categoryNames(category);
    const ids = rows.map(({ id }) => id);
    const former = await moveToCategory(db, ids, path, now);
    requireApproval(context, await reductionsBelowFloor(db, ids, now));
    const groups = Map.groupBy(former, ({ categoryId }) => categoryId);
    const before = [...groups].map(([categoryId, rest]) => ({ categoryId, ids: rest.map(({ id }) => id) }));
    return {
      data: { moved: ids.length },
      message: `已移动${ids.length}个商品`,
      subject: path.join('>'),
      before,
      after: asked,
    };
  },
  planPrices: async ({ body }, context) => {
    const { db, now, working } = context;
    const startsAt = new Date(body.startsAt * 1000);
    const ids = body.rows.map(({ id }) => id);
    const before = await holdGoods(db, ids, now);
    requireApproval(context, await planPrices(db, body.rows, startsAt, working.operator.username, now));
    return written(`已安排${ids.length}个商品的新价格`, await loadGoods(db, ids, now), before.values(), planned);
  },
  cancelPlannedPrice: async ({ params: { id } }, { db, now }) => {
    const before = await holdGoods(db, [id], now);
    await cancelPlan(db, id);
    return written('已撤销', await loadGoods(db, [id], now), before.values(), planned);
  },
  listPrices: async ({ params }, { db }) =>
    (await pricesOf(db, params.id, mostPrices)).map(({ before, after, createdAt }) => ({
      before: before && toUnitPrice(before),
      after: after && toUnitPrice(after),
      createdAt: toSeconds(createdAt),
    })),
  listBatches: ({ params: { id } }, { db }) => batchesOf(db, id),
  bookStock: async ({ params: { id }, body }, { db, now }) => {
    await holdGoods(db, [id], now);
    const { expiry = null, change, reason, key } = body;
    const batchNo = cleanOptional(body.batchNo);
    const before = await batchesOf(db, id);
    await adjustStock(db, { goodsId: id, batchNo, expiry, change, key }, reason, now);
    const data = await batchesOf(db, id);
    return {
      data,
      message: '库存已更新',
      subject: String(id),
      before: { batches: before },
      after: { batches: data, reason },
    };
  },
} satisfies DeskHandlers<Calls>;
