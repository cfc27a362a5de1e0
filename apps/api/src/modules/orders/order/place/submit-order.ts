import { createHash } from 'node:crypto';
import { checkoutCodec, type InvoiceTitle, type LineRefusal, type OrderForm } from '@yaoji/api-client/wire';
import { compareTotals } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { type CartRow, chosenRows, type PreparedCart } from '#modules/cart/cart/index.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { findTitle } from '#modules/identity/invoice-title/index.ts';
import { approvalsOf, reasonsIn } from '#modules/orders/company-approval/index.ts';
import { loadPromotions } from '#modules/selling/promotion/index.ts';
import type { SignedIn } from '#operation.ts';
import { findByKey, type OrderRow } from '../order.repository.ts';
import { type JudgedCheckout, judgeCheckout } from './judge-checkout.ts';
import { linesRefused } from './refuse-lines.ts';
import { invoiceOptions, showCheckout } from './show-checkout.ts';
import { type PlacedBy, writeOrder } from './write-order.ts';

/** The session's account, a person of its company or its head office. */
export type Orderer = Pick<SignedIn, 'member' | 'homeId'>;

/** Lines of a cart, of a purchase request, or outside any cart; then `batch` is all that the request orders. */
export type Submission = OrderForm & { requestId?: number; rows?: CartRow[]; batch?: string };

/**
 * Places an order, once per key (O1). Checks price, promotions, stock and caps again while the products are locked (O2,
 * O3): orders everything at the displayed total, or nothing. Refuses an order that needs approval.
 */
export const submitOrder = (
  db: Db,
  buyerId: number,
  form: OrderForm,
  now: Date,
  orderer: Orderer = {},
): Promise<OrderRow> => retryConflicts(() => db.transaction((tx) => submit(tx, buyerId, form, orderer, now)));

const submit = async (tx: Tx, buyerId: number, form: OrderForm, orderer: Orderer, now: Date): Promise<OrderRow> => {
  await lockBuyer(tx, buyerId);
  const earlier = await earlierOrder(tx, buyerId, form);
  if (earlier) return earlier;

  const judged = await judgeSubmission(tx, buyerId, form, now);
  const steps = await approvalsOf(tx, buyerId, orderer, judged.cart);
  if (steps.length > 0) throw new Refusal('orderNeedsApproval', { words: reasonsIn(steps).join('；') });
  return writeSubmitted(tx, buyerId, form, judged, now, { member: orderer.member ?? null });
};

/** Everything that an order refuses but its approval. Lock the buyer before. */
export const judgeSubmission = async (
  tx: Tx,
  buyerId: number,
  form: Submission,
  now: Date,
): Promise<JudgedCheckout> => {
  await lockGoods(tx, await goodsConcerned(tx, buyerId, form, now));
  const judged = await judgeCheckout(tx, buyerId, { ...form, couponId: form.couponId ?? 0 }, now);
  refuseLines(judged);
  await refuseOtherTotal(tx, buyerId, form, judged, now);
  const wrong = wrongChoices(form, judged, await findTitle(tx, buyerId));
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return judged;
};

/** Stores what `judgeSubmission` let through. */
export const writeSubmitted = (
  tx: Tx,
  buyerId: number,
  form: Submission,
  judged: JudgedCheckout,
  now: Date,
  by: PlacedBy,
): Promise<OrderRow> => writeOrder(tx, buyerId, { ...form, requestHash: hashOfSubmission(form) }, judged, now, by);

/** The order of this key. Reuse of a key with different content is the caller's error, which must not go unnoticed. */
export const earlierOrder = async (tx: Tx, buyerId: number, form: Submission): Promise<OrderRow | null> => {
  const earlier = await findByKey(tx, buyerId, form.idempotencyKey);
  if (earlier && earlier.requestHash !== hashOfSubmission(form)) throw new Refusal('orderSubmitted');
  return earlier;
};

export const hashOfSubmission = ({ lineIds, requestId: _, rows, ...form }: Submission) => {
  const entries = Object.entries({ ...form, lineIds: rows ? '' : lineIds.toSorted((a, b) => a - b).join() });
  return createHash('sha256')
    .update(JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
};

/** The products of the lines, and possible gifts from their promotions. */
const goodsConcerned = async (tx: Tx, buyerId: number, { lineIds, requestId, rows }: Submission, now: Date) => {
  const ids = (rows ?? (await chosenRows(tx, buyerId, lineIds, requestId))).map(({ goodsId }) => goodsId);
  const { activities } = await loadPromotions(tx, ids, now);
  const gifts = activities.flatMap((activity) =>
    activity.kind === 'full_reduction' || activity.kind === 'gift'
      ? activity.tiers.flatMap(({ gifts }) => (gifts ?? []).map(({ goodsId }) => goodsId))
      : [],
  );
  return [...new Set([...ids, ...gifts])];
};

const refuseLines = ({ refused, cart }: JudgedCheckout) => {
  const lines = [...refused, ...problemLines(cart)];
  if (lines.length > 0) throw linesRefused(lines);
  const [problem] = cart.priced.problems;
  if (problem) throw new Refusal('linesRefused', { words: problem.message, data: { lines: [] } });
  if (!cart.priced.lines.some(({ selected }) => selected)) throw linesRefused(excludedLines(cart));
};

/** Lines that must be bought with others, and are alone. */
const excludedLines = ({ priced, lines: facts }: PreparedCart): LineRefusal[] =>
  priced.lines.flatMap(({ id, excluded }) => (excluded ? [refusalOf(id, excluded.code, excluded.message, facts)] : []));

const refusalOf = (lineId: number, code: string, message: string, facts: PreparedCart['lines']): LineRefusal => {
  const goods = facts.get(lineId)?.goods;
  return { lineId, goodsId: goods?.id ?? 0, name: goods?.name ?? '', code, message, available: '0' };
};

/** Reports a problem of several lines for each of them. */
const problemLines = ({ priced, lines: facts }: PreparedCart): LineRefusal[] =>
  priced.problems.flatMap(({ code, message, lineIds }) => lineIds.map((id) => refusalOf(id, code, message, facts)));

const refuseOtherTotal = async (tx: Tx, buyerId: number, form: OrderForm, judged: JudgedCheckout, now: Date) => {
  const { same, message } = compareTotals({ payable: form.expectedTotal }, judged.cart.priced);
  if (same) return;
  const checkout = await showCheckout(tx, buyerId, judged, form, now);
  throw new Refusal('priceChanged', {
    words: message,
    data: { checkout: checkoutCodec.write(checkout) },
  });
};

type Choices = Pick<OrderForm, 'invoiceKind'>;

/** Wrong choices by field, in words; empty if there are none. */
export const wrongChoices = (
  { invoiceKind = 'none' }: Choices,
  { address }: JudgedCheckout,
  title: InvoiceTitle | null,
): Record<string, string> => {
  const invoice = invoiceOptions(title).find(({ kind }) => kind === invoiceKind);
  return {
    ...(!address && { address_id: '请选择收货地址' }),
    ...(!invoice?.isAvailable && { invoice_kind: invoice?.reason ?? '请选择发票类型' }),
  };
};
