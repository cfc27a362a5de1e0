import type { OperationInput } from '@yaoji/api-client/contract';
import { storeOrderCodec } from '@yaoji/api-client/wire';
import { addMoney, compareDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { chosenRows, quotedCart, takeOrderedLines } from '#modules/cart/cart/index.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import {
  earlierOrder,
  judgeSubmission,
  notifyBuyer,
  type OrderRow,
  type Submission,
  writeSubmitted,
} from '#modules/orders/order/index.ts';
import { Answer, type BuyerContext, type Handler, type SignedIn } from '#operation.ts';
import { addressText, refuseRepeated } from './preview-store-order.ts';
import { approvalReasons, officeOf, storesOf } from './stores-to-order-for.ts';

type Body = OperationInput<'placeStoreOrders'>['body'];
type StoreForm = Body['stores'][number];
type Placed = { company: string; order: OrderRow };

/** All orders in one transaction: each is judged after the ones before it took their stock and caps. */
export const placeStoreOrders: Handler<'placeStoreOrders'> = async ({ body }, context) => {
  const ids = body.stores.map(({ store_id }) => store_id);
  if (new Set(ids).size < ids.length) throw invalid({ stores: '每家门店只能出现一次' });
  const placed = await retryConflicts(() => context.db.transaction((tx) => place(tx, body, ids, context)));
  return new Answer(
    placed.map(({ company, order }) =>
      storeOrderCodec.write({
        storeId: order.buyerId,
        company,
        id: order.id,
        orderNo: order.no,
        total: order.total,
        address: addressText(order.address),
      }),
    ),
    `${placed.length}家门店的订单已提交`,
  );
};

const place = async (tx: Tx, body: Body, ids: number[], { now, signedIn }: BuyerContext): Promise<Placed[]> => {
  const companies = await companiesOf(tx, [...ids, officeOf(signedIn)]);
  const nameOf = (id: number) => companies.get(id) ?? '';
  const earlierOrders = async () => {
    const found: Placed[] = [];
    for (const store of body.stores) {
      const order = await earlierOrder(tx, store.store_id, submissionOf(store, body, signedIn));
      if (order) found.push({ company: nameOf(store.store_id), order });
    }
    return found.length > 0 ? found : null;
  };
  // A repeat has the answer of the first request, whatever this person may order by now.
  const earlier = await earlierOrders();
  if (earlier) return earlier;
  const allowed = new Set(await storesOf(tx, signedIn));
  if (ids.some((id) => !allowed.has(id))) throw new Refusal('storeMissing');
  // Every lock in the order of its ids, like those of one order.
  for (const id of [...new Set([...ids, signedIn.buyerId])].sort((a, b) => a - b)) await lockBuyer(tx, id);
  const concurrent = await earlierOrders();
  if (concurrent) return concurrent;
  await lockGoods(tx, [...new Set(body.stores.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id)))]);

  const placed: Placed[] = [];
  for (const store of body.stores) {
    const company = nameOf(store.store_id);
    const order = await namingStore(company, () =>
      placeOne(tx, store, submissionOf(store, body, signedIn), nameOf(officeOf(signedIn)), signedIn, now),
    );
    placed.push({ company, order });
  }
  const lineIds = (await chosenRows(tx, signedIn.buyerId, body.ids ?? [])).map(({ id }) => id);
  await takeOrderedLines(tx, signedIn.buyerId, lineIds, now);
  return placed;
};

/** The hash covers office and batch: orders of one request are found together, and by the office that placed them. */
const submissionOf = (
  { expected_total }: StoreForm,
  { idempotency_key, stores, invoice_kind, remark }: Body,
  signedIn: SignedIn,
): Submission => ({
  rows: [],
  lineIds: [],
  batch: JSON.stringify([officeOf(signedIn), stores]),
  idempotencyKey: idempotency_key,
  expectedTotal: expected_total,
  // The store's default address, and the first way of delivery.
  addressId: 0,
  delivery: '',
  ...(invoice_kind && { invoiceKind: invoice_kind }),
  remark: remark ?? '',
});

/** A refusal names the store; nothing else is ordered then either. */
const namingStore = async <T>(company: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('storeOrderRefused', { words: `${company}：${error.message}` });
  }
};

const placeOne = async (
  tx: Tx,
  { store_id: storeId, lines }: StoreForm,
  submission: Submission,
  office: string,
  signedIn: SignedIn,
  now: Date,
): Promise<OrderRow> => {
  const asked = lines.map(({ goods_id, number }) => ({ goodsId: goods_id, quantity: number }));
  refuseRepeated(asked);
  if (asked.some(({ quantity }) => compareDecimals(quantity, 0) <= 0)) throw invalid({ stores: '数量须大于 0' });
  const { rows } = await quotedCart(tx, storeId, asked, [], now);
  if (rows.length < asked.length) throw new Refusal('goodsMissing');
  const form = { ...submission, rows, lineIds: rows.map(({ id }) => id) };
  const judged = await judgeSubmission(tx, storeId, form, now);
  const reasons = await approvalReasons(tx, storeId, signedIn, judged.cart);
  if (reasons.length > 0) throw new Refusal('orderNeedsOwner', { words: reasons.join('；') });
  const { member = null } = signedIn;
  const orderedBy = [office, member?.name].filter(Boolean).join(' ');
  const order = await writeSubmitted(tx, storeId, form, judged, now, { member, orderedBy });
  const body = `${orderedBy}已下单${order.no}，共¥${addMoney(order.total, '0')}。`;
  if (storeId !== officeOf(signedIn))
    await notifyBuyer(tx, order, { event: 'placed', title: '总部已为本店下单', body }, now);
  return order;
};
