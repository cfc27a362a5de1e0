import type { OperationData, OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, notFound, Refusal } from '#errors/refusal.ts';
import { type DeskGoods, deskGoodsOf, deskGoodsPage, editGoods } from '#modules/goods/index.ts';
import { batchesInStock, lockGoods } from '#modules/stock/index.ts';
import { toFlag, toQuantity, toUnitPrice, versionOf } from '#wire-values.ts';
import { toBatch } from './load-order.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/goods${string}` }>['id'];
type Goods = OperationData<'changeGoods'>[number];
type Edit = Omit<Schemas['GoodsChange'], 'id' | 'version'>;

/** What can be edited, as one of them changing makes another version. */
const edited = ({ price, packStep, caseSize, purchaseCap, capPeriod, isListed }: Omit<Goods, 'version'>) => ({
  price,
  packStep,
  caseSize,
  purchaseCap,
  capPeriod,
  isListed,
});

const toGoods = ({ onShelf, ...row }: DeskGoods): Goods => {
  const goods = {
    ...row,
    price: row.price === null ? null : toUnitPrice(row.price),
    packStep: toQuantity(row.packStep),
    caseSize: toQuantity(row.caseSize),
    purchaseCap: toQuantity(row.purchaseCap),
    isListed: toFlag(onShelf),
    isControlled: toFlag(row.isControlled),
    stock: toQuantity(row.stock),
    sold: toQuantity(row.sold),
  };
  return { ...goods, version: versionOf(Object.values(edited(goods))) };
};

const toValues = ({ isListed, ...values }: Edit) => ({
  ...values,
  ...(isListed === undefined ? {} : { onShelf: isListed === 1 }),
});

/** Applies one row of a change; what it must not be is said beside its field. */
const edit = async (tx: Tx, index: number, id: number, values: Edit, now: Date) => {
  const outcome = await editGoods(tx, id, toValues(values), now);
  if (outcome === 'not above zero')
    throw invalid({ [`rows[${index}][${values.price === undefined ? 'packStep' : 'price'}]`]: '必须大于零' });
  if (outcome !== 'done') throw invalid({ [`rows[${index}][price]`]: `价格须高于阶梯价${outcome.tiersUpTo}元` });
};

export const goodsHandlers = {
  listGoods: async ({ query: { page = 1, perPage = 50, ...asked } }, { db, now }) => {
    const { rows, total } = await deskGoodsPage(db, asked, { page, perPage }, now);
    return { list: rows.map(toGoods), total };
  },
  changeGoods: ({ body: { rows } }, { db, now }) =>
    db.transaction(async (tx) => {
      const ids = rows.map(({ id }) => id);
      if (new Set(ids).size < ids.length) throw invalid({ rows: '同一商品只能出现一次' });
      await lockGoods(tx, ids);
      const before = new Map((await deskGoodsOf(tx, ids, now)).map((row) => [row.id, toGoods(row)]));
      if (before.size < ids.length) throw notFound('商品不存在');
      const current = rows.flatMap(({ id, version }) => {
        const goods = before.get(id);
        return goods && goods.version !== version ? [goods] : [];
      });
      if (current.length > 0) throw new Refusal('stateChanged', '部分商品刚被他人修改', { data: { current } });
      for (const [index, { id, version: _, ...values }] of rows.entries()) await edit(tx, index, id, values, now);
      const data = (await deskGoodsOf(tx, ids, now)).map(toGoods);
      const facts = (list: Iterable<Goods>) => [...list].map((goods) => ({ id: goods.id, ...edited(goods) }));
      return {
        data,
        message: `已保存${data.length}个商品`,
        subject: ids.join(','),
        before: facts(before.values()),
        after: facts(data),
      };
    }),
  listBatches: async ({ params }, { db }) => (await batchesInStock(db, params.id)).map(toBatch),
} satisfies DeskHandlers<Calls>;
