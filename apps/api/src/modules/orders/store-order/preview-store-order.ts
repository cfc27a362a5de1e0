import { type OrderStore, orderStoreCodec, type StoreColumn, storeColumnCodec } from '@yaoji/api-client/wire';
import { compareDecimals } from '@yaoji/domain';
import { invalid, Refusal } from '#errors/refusal.ts';
import { quotedCart } from '#modules/cart/cart/index.ts';
import { addressesOf, toAddress } from '#modules/identity/address/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { judgeCheckout } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { approvalReasons, storesOf } from './stores-to-order-for.ts';

export const addressText = ({ region, detail }: Pick<ReturnType<typeof toAddress>, 'region' | 'detail'>) =>
  `${region}${detail}`;

/** Two lines of one product would each get its caps in full. */
export const refuseRepeated = (asked: readonly { goodsId: number }[]) => {
  if (new Set(asked.map(({ goodsId }) => goodsId)).size < asked.length)
    throw invalid({ lines: '每种商品只能出现一次' });
};

export const listOrderStores: Handler<'listOrderStores'> = async (_, { db, signedIn }) => {
  const ids = await storesOf(db, signedIn);
  const companies = await companiesOf(db, ids);
  const stores: OrderStore[] = [];
  for (const id of ids) {
    const [first] = await addressesOf(db, id);
    stores.push({ id, company: companies.get(id) ?? '', address: first ? addressText(toAddress(first)) : '' });
  }
  return stores.map((store) => orderStoreCodec.write(store));
};

export const previewStoreOrder: Handler<'previewStoreOrder'> = async ({ body }, { db, now, signedIn }) => {
  const { store_id: storeId } = body;
  if (!(await storesOf(db, signedIn)).includes(storeId)) throw new Refusal('storeMissing');
  const asked = body.lines.map(({ goods_id, number }) => ({ goodsId: goods_id, quantity: number }));
  refuseRepeated(asked);
  const isOrdered = ({ quantity }: { quantity: string }) => compareDecimals(quantity, 0) > 0;
  const all = await quotedCart(db, storeId, asked, [], now);
  const rows = all.rows.filter(isOrdered);
  const judged = await judgeCheckout(db, storeId, { lineIds: rows.map(({ id }) => id), rows, couponId: 0 }, now);
  const { priced } = judged.cart;
  const lines = new Map(priced.lines.map((line) => [line.id, line]));
  const refused = new Map(judged.refused.map(({ lineId, message }) => [lineId, message]));
  const reasons = rows.length > 0 ? await approvalReasons(db, storeId, signedIn, judged.cart) : [];
  const problems = [
    ...(judged.address ? [] : ['请先为门店添加收货地址']),
    ...priced.problems.map(({ message }) => message),
    ...(reasons.length > 0 ? [new Refusal('orderNeedsOwner', { words: reasons.join('；') }).message] : []),
  ];
  const column: StoreColumn = {
    total: priced.totals.payable,
    problems: rows.length > 0 ? problems : [],
    cells: all.rows.map(({ id, goodsId, quantity }) => {
      const facts = all.lines.get(id);
      const line = lines.get(id);
      return {
        goodsId,
        quantity: toQuantity(quantity),
        unitPrice: line?.unitPrice ?? null,
        amount: line && line.unitPrice !== null ? line.amount : null,
        packStep: facts?.limits.step ?? '1',
        most: facts && !facts.block ? facts.limits.max : '0',
        reason: facts?.block?.message ?? refused.get(id) ?? line?.excluded?.message ?? null,
      };
    }),
  };
  return storeColumnCodec.write(column);
};
