import type { LineRefusal, OrderForm } from '@yaoji/api-client/wire';
import { compareDecimals, compareMoney, firstPapers, subtractDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import type { OrderAddress } from '#db/schema/order.ts';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { type CartRow, type PreparedCart, takeOrderedLines } from '#modules/cart/cart/index.ts';
import { type Allocation, findBatches } from '#modules/catalogue/stock/index.ts';
import { toAddress } from '#modules/identity/address/index.ts';
import { spendRedPacket, spendVoucher } from '#modules/money/wallet/index.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { spendCoupon } from '#modules/selling/coupon/index.ts';
import { takeActivityStock } from '#modules/selling/promotion/index.ts';
import { toQuantity } from '#wire-values.ts';
import { expireJob } from '../cancel/expire-order.ts';
import {
  followedProposal,
  insertOrder,
  type NewOrderLine,
  nextOrderId,
  type OrderRow,
  recordOrderEvent,
  storedTerms,
} from '../order.repository.ts';
import { markPaid } from '../pay/mark-paid.ts';
import { earlierPurchases } from './earlier-purchases.repository.ts';
import type { JudgedCheckout } from './judge-checkout.ts';
import { orderLines } from './order-lines.ts';
import { orderNumber } from './order-number.ts';
import { linesRefused } from './refuse-lines.ts';
import { storeLines } from './store-lines.ts';

type Submission = OrderForm & { requestHash: string; requestId?: number; rows?: CartRow[] };

/**
 * The person who ordered it, null: the account itself, and their name, if it says more; and the names of those who
 * approved it.
 */
export type PlacedBy = { member: { id: number; name: string } | null; orderedBy?: string; approvedBy?: string };

/** Stores a checked order, and everything it takes. */
export const writeOrder = async (
  tx: Tx,
  buyerId: number,
  form: Submission,
  judged: JudgedCheckout,
  now: Date,
  { member, orderedBy = member?.name ?? '', approvedBy = '' }: PlacedBy,
): Promise<OrderRow> => {
  const { cart, benefits } = judged;
  const goodsIds = [...cart.goods.keys(), ...cart.offered.keys()];
  const wanted = orderLines(cart, await storedTerms(tx, goodsIds));
  const found = await findBatches(tx, wanted, now);
  const { lines, allocations } = allocateAvailable(wanted, found, cart);
  const papers = firstPapers(goodsIds, await earlierPurchases(tx, buyerId, goodsIds), form);

  const id = await nextOrderId(tx);
  const { order: terms } = await readSettings(tx, ['order']);
  const expiresAt = new Date(now.getTime() + terms.payWithinMinutes * minuteMs);
  const { totals } = cart.priced;
  const order = await insertOrder(tx, {
    id,
    no: orderNumber(id, now),
    buyerId,
    idempotencyKey: form.idempotencyKey,
    requestHash: form.requestHash,
    goodsAmount: totals.goods,
    reductions: totals.reductions,
    shippingFee: totals.shippingFee,
    total: totals.payable,
    address: addressOf(judged),
    delivery: judged.delivery.code,
    invoiceKind: form.invoiceKind ?? 'none',
    walletAllowed: cart.priced.walletAllowed,
    remark: form.remark?.trim() ?? '',
    needsSellerPapers: papers.seller,
    proposalId: followedProposal(
      buyerId,
      lines.filter(({ isGift }) => !isGift).map(({ goodsId }) => goodsId),
      now,
    ),
    memberId: member?.id ?? null,
    orderedBy,
    approvedBy,
    expiresAt,
    createdAt: now,
  });

  const stored = lines.map((line) => ({ ...line, needsPapers: papers.goodsIds.includes(line.goodsId) }));
  await storeLines(tx, order, stored, allocations, now);
  await takeActivityStock(tx, activityTakes(lines));
  await spend(tx, buyerId, id, benefits, cart, now);
  const lineIds = cart.rows.map((row) => row.id);
  if (!form.rows) await takeOrderedLines(tx, buyerId, lineIds, now, form.requestId);
  await recordOrderEvent(tx, id, 'placed', '', now);
  if (compareMoney(order.total, 0) === 0) return markPaid(tx, order, null, now);
  await addJob(tx, { kind: expireJob, key: `${expireJob}:${id}`, payload: { orderId: id }, runAt: expiresAt });
  return order;
};

/** Refuses the order if its batches cannot fill a line; gifts are added while stock lasts (D3). */
const allocateAvailable = (wanted: NewOrderLine[], found: Allocation[], cart: PreparedCart) => {
  const lines: NewOrderLine[] = [];
  const allocations: Allocation[] = [];
  const short: LineRefusal[] = [];
  wanted.forEach((line, index) => {
    const allocation = found[index];
    if (!allocation) return;
    const there = subtractDecimals(line.quantity, allocation.missing);
    if (compareDecimals(allocation.missing, 0) > 0 && !line.isGift) {
      const row = cart.rows.find(({ goodsId, kind }) => goodsId === line.goodsId && kind === line.kind);
      const available = toQuantity(there);
      const message = `库存仅剩${available}${line.unit}`;
      short.push({
        lineId: row?.id ?? 0,
        goodsId: line.goodsId,
        name: line.name,
        code: 'NO_STOCK',
        message,
        available,
      });
    } else if (compareDecimals(there, 0) > 0) {
      lines.push({ ...line, quantity: there });
      allocations.push(allocation);
    }
  });
  if (short.length > 0) throw linesRefused(short);
  return { lines, allocations };
};

const addressOf = ({ address }: JudgedCheckout): OrderAddress => {
  if (!address) throw new Error('An order has no address.');
  const { receiver, phone, regionCode, region, detail } = toAddress(address);
  return { receiver, phone, regionCode, region, detail };
};

/** Quantities that activities with their own stock lose: gifts and swaps have none. */
const activityTakes = (lines: NewOrderLine[]) =>
  lines.flatMap(({ activityId = 0, goodsId, quantity, isGift }) =>
    activityId && !isGift ? { activityId, goodsId, quantity } : [],
  );

/** Uses up benefits that reduced the price; the others stay unused. */
const spend = async (
  tx: Tx,
  buyerId: number,
  orderId: number,
  benefits: JudgedCheckout['benefits'],
  { priced }: PreparedCart,
  now: Date,
) => {
  const spent = [
    !priced.coupon?.applied || (await spendCoupon(tx, buyerId, benefits.couponId, orderId, now)),
    !priced.voucher?.applied || (await spendVoucher(tx, buyerId, benefits.voucherId, orderId, now)),
    !priced.redPacket?.applied || (await spendRedPacket(tx, buyerId, benefits.redPacketId, orderId, now)),
  ];
  if (spent.includes(false)) throw new Refusal('benefitSpent');
};
