import {
  checkoutCodec,
  lineRefusalCodec,
  type OrderForm,
  type OrderLine,
  type PlacedOrder,
} from '@yaoji/api-client/wire';
import { chinaDay, compareTotals, subtractMoney } from '@yaoji/domain';
import { removeLines } from './change-cart.ts';
import { type JudgedLines, judgeLines, showCheckout } from './checkout.ts';
import { pricesShown } from './order-figures.ts';
import { Refusal } from './refusal.ts';
import { nextId, type Shop, toSeconds } from './shop.ts';

const payWithinSeconds = 1800;

/** Places an order once per key, at the total that was shown, or refuses it. */
export function placeOrder(shop: Shop, form: OrderForm): PlacedOrder {
  const { state } = shop;
  const request = JSON.stringify(form);
  const earlier = state.orders.find(({ idempotencyKey }) => idempotencyKey === form.idempotencyKey);
  if (earlier) {
    if (earlier.request !== request) throw new Refusal('keyReused', '订单已提交，请勿重复提交');
    return placed(earlier);
  }
  const judged = judgeLines(shop, form.lineIds);
  refuseLines(judged);
  const { same, message } = compareTotals({ payable: form.expectedTotal }, judged.cart.priced);
  if (!same) {
    const checkout = checkoutCodec.write(showCheckout(shop, judged, form));
    throw new Refusal('priceChanged', message ?? '价格已更新，请确认', { data: { checkout } });
  }
  const address = state.addresses.find(({ id }) => id === form.addressId);
  if (!address) throw new Refusal('invalid', '请选择收货地址', { errors: { address_id: ['请选择收货地址'] } });

  const id = nextId();
  const createdAt = toSeconds(shop.now());
  const order = {
    id,
    orderNo: `${chinaDay(shop.now()).replaceAll('-', '')}${String(id).padStart(7, '0')}`,
    status: 'pending' as const,
    ...pricesShown(judged.cart),
    receiver: address.receiver,
    paymentMethod: null,
    actions: { ...noActions, pay: true, cancel: true },
    partlyShipped: null,
    createdAt,
    expiresAt: createdAt + payWithinSeconds,
    idempotencyKey: form.idempotencyKey,
    request,
  };
  state.orders.unshift(order);
  takeStock(shop, order.lines);
  removeLines(shop, form.lineIds);
  return placed(order);
}

const noActions = {
  pay: false,
  cancel: false,
  confirm: false,
  again: true,
  return: false,
  afterSales: false,
  invoice: false,
  papers: false,
};

const placed = ({ id, orderNo, status, total, expiresAt }: PlacedOrder): PlacedOrder => ({
  id,
  orderNo,
  status,
  total,
  expiresAt,
});

function refuseLines({ cart, refused }: JudgedLines): void {
  const [problem] = cart.priced.problems;
  const message = refused[0]?.message ?? problem?.message;
  if (message !== undefined)
    throw new Refusal('linesRefused', message, { data: { lines: refused.map(lineRefusalCodec.write) } });
}

function takeStock({ state }: Shop, lines: readonly OrderLine[]): void {
  for (const goods of state.goods)
    for (const line of lines)
      if (line.goodsId === goods.id) {
        const left = subtractMoney(goods.stock, line.quantity);
        goods.stock = left.includes('.') ? left.replace(/\.?0+$/, '') : left;
      }
}
