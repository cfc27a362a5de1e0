import {
  checkoutCodec,
  lineRefusalCodec,
  nullsOf,
  type Order,
  type OrderActions,
  type OrderForm,
  orderCodec,
  type PlacedOrder,
} from '@yaoji/api-client/wire';
import { addMoney, chinaDay, compareTotals, firstPapers, subtractMoney } from '@yaoji/domain';
import { removeLines } from './change-cart.ts';
import { goodsIdsOf, type JudgedLines, judgeLines, noPurchases, showCheckout } from './checkout.ts';
import { figuresOfOrder } from './order-figures.ts';
import { Refusal } from './refusal.ts';
import { findGoods, nextId, plainQuantity, type Shop, toSeconds } from './shop.ts';

const payWithinSeconds = 1800;

/** Places an order once per key, at the total that was shown, or refuses it. */
export function placeOrder(shop: Shop, form: OrderForm): PlacedOrder {
  const { state } = shop;
  const request = JSON.stringify(form);
  const earlier = state.orders.find(({ idempotencyKey }) => idempotencyKey === form.idempotencyKey);
  if (earlier) {
    if (earlier.request !== request) throw new Refusal('keyReused', '订单已提交，请勿重复提交');
    return placed(earlier.order);
  }
  const judged = judgeLines(shop, form.lineIds);
  refuseLines(judged);
  const { same, message } = compareTotals({ payable: form.expectedTotal }, judged.cart.priced);
  if (!same) {
    const checkout = checkoutCodec.write(showCheckout(shop, judged, form));
    throw new Refusal('priceChanged', message ?? '价格已更新，请确认', { data: { checkout } });
  }
  const order = newOrder(shop, form, judged);
  state.orders.unshift({ order, idempotencyKey: form.idempotencyKey, request });
  changeStock(shop, order, subtractMoney);
  removeLines(shop, form.lineIds);
  return placed(order);
}

function newOrder(shop: Shop, form: OrderForm, { cart }: JudgedLines): Order {
  const address = shop.state.addresses.find(({ id }) => id === form.addressId);
  if (!address) throw new Refusal('invalid', '请选择收货地址', { errors: { address_id: ['请选择收货地址'] } });
  const { receiver, phone, region, detail } = address;
  const id = nextId();
  const createdAt = toSeconds(shop.now());
  const papers = firstPapers(goodsIdsOf(cart), noPurchases, form);
  return {
    ...nullsOf(orderCodec),
    id,
    orderNo: `${chinaDay(shop.now()).replaceAll('-', '')}${String(id).padStart(7, '0')}`,
    status: 'pending',
    ...figuresOfOrder(cart, papers),
    address: { receiver, phone, region, detail },
    delivery: 'express',
    deliveryName: '快递配送',
    invoiceKind: form.invoiceKind ?? 'none',
    remark: form.remark ?? '',
    needsSellerPapers: papers.seller,
    orderedBy: '',
    approvedBy: '',
    replacements: [],
    events: [{ kind: 'placed', note: '', createdAt }],
    actions: { ...noActions, pay: true, cancel: true },
    returnable: [],
    returns: [],
    afterSales: [],
    missingReports: [],
    createdAt,
    expiresAt: createdAt + payWithinSeconds,
    timestamp: createdAt,
  };
}

const noActions: OrderActions = {
  pay: false,
  cancel: false,
  confirm: false,
  again: true,
  return: false,
  afterSales: false,
  invoice: false,
  papers: false,
};

const placed = ({ id, orderNo, status, amounts, expiresAt }: Order): PlacedOrder => ({
  id,
  orderNo,
  status,
  total: amounts.total,
  expiresAt,
});

function refuseLines({ cart, refused }: JudgedLines): void {
  const [problem] = cart.priced.problems;
  const message = refused[0]?.message ?? problem?.message;
  if (message !== undefined)
    throw new Refusal('linesRefused', message, { data: { lines: refused.map(lineRefusalCodec.write) } });
}

function changeStock(shop: Shop, { lines }: Order, change: typeof subtractMoney): void {
  for (const { goodsId, quantity } of lines) {
    const goods = findGoods(shop, goodsId);
    if (goods) goods.stock = plainQuantity(change(goods.stock, quantity));
  }
}

/** An order of the buyer. */
export function findOrder({ state }: Shop, id: number): Order {
  const found = state.orders.find(({ order }) => order.id === id);
  if (!found) throw new Refusal('notFound', '订单不存在');
  return found.order;
}

/** Cancels an unpaid order, once; its stock comes back. */
export function cancelOrder(shop: Shop, id: number, reason: string): Order {
  const order = findOrder(shop, id);
  if (order.status === 'cancelled') return order;
  if (!order.actions.cancel) throw new Refusal('stateChanged', '订单状态已变化，请刷新后重试');
  const cancelledAt = toSeconds(shop.now());
  changeStock(shop, order, addMoney);
  return Object.assign(order, {
    status: 'cancelled',
    cancelReason: reason,
    cancelledAt,
    expiresAt: null,
    actions: noActions,
    events: [...order.events, { kind: 'cancelled', note: `买家取消：${reason}`, createdAt: cancelledAt }],
  } satisfies Partial<Order>);
}
