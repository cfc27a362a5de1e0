import { createApiClient, type Outcome, operations } from '@yaoji/api-client';
import {
  cartCodec,
  checkoutCodec,
  checkoutFormCodec,
  type Goods,
  goodsFiltersCodec,
  goodsListingCodec,
  lineToAddCodec,
  orderFormCodec,
  orderPageCodec,
  placedOrderCodec,
} from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';

// The page’s own host: a shop in memory, or a proxy. The README of @yaoji/api-client explains the other ways.
const api = createApiClient({
  baseUrl: '',
  onError: ({ message, kind }) => kind === 'signedOut' || toast.error(message),
});

/** Returns the data; the shared handler has already shown any error. */
async function dataOf<Data>(outcome: Promise<Outcome<Data>>): Promise<Data> {
  const settled = await outcome;
  if (settled.ok) return settled.data;
  throw settled.error;
}

export const logIn = (username: string, password: string) =>
  dataOf(api.call(operations.login, { body: { username, password } }));

export const findGoods = (keywords: string) =>
  dataOf(
    api.call(operations.listGoods, { query: goodsFiltersCodec.write({ keywords }) }, { read: goodsListingCodec.read }),
  );

export const loadCart = () => dataOf(api.call(operations.getCart, {}, { read: cartCodec.read }));

export const addToCart = ({ id, warehouseId, priceId, ladderPriceId, fullReductionId }: Goods, quantity: string) => {
  const line = { goodsId: id, quantity, warehouseId, priceId, ladderPriceId, fullReductionId };
  return dataOf(api.call(operations.addCartLines, { body: { params: [lineToAddCodec.write(line)] } }));
};

export const changeQuantity = (id: number, number: string) =>
  dataOf(api.call(operations.editCartLine, { params: { id }, body: { params: { number }, new: 1 } }));

export const selectLines = (ids: number[], isSelected: boolean) =>
  dataOf(api.call(operations.selectCartLines, { body: { ids, is_selected: isSelected ? 1 : 0 } }));

export const removeLines = (ids: number[]) => dataOf(api.call(operations.deleteCartLines, { body: { ids } }));

/** Orders the lines at the checked figures: to the default address, with the best coupon. */
export async function placeOrder(lineIds: number[]) {
  const form = checkoutFormCodec.write({ lineIds, new: 1 });
  const check = await dataOf(api.call(operations.checkoutCart, { body: form }, { read: checkoutCodec.read }));
  const { idempotencyKey, expectedTotal, addressId, delivery, invoiceKind, couponId, voucherId, redPacketId } = check;
  const choices = { addressId, delivery, invoiceKind, couponId, voucherId, redPacketId };
  const order = orderFormCodec.write({ lineIds, idempotencyKey, expectedTotal, ...choices });
  return dataOf(api.call(operations.placeOrder, { body: order }, { read: placedOrderCodec.read }));
}

export const loadOrders = () => dataOf(api.call(operations.listOrders, { query: {} }, { read: orderPageCodec.read }));
