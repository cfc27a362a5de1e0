import type { CallInput, Client } from './client.ts';

type Call = Client['call'];

type NewLines = { goods_id: number; number: string; is_yj?: 0 | 1 }[];

const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };

/** Takes a buyer from an empty cart to step 2: products in the cart, an address, and the order form. */
export const fillCart = async (call: Call, session: string, lines: NewLines) => {
  const held = await call('listAddresses', {}, session);
  const address = held.data[0] ?? (await call('addAddress', { body: home }, session)).data;
  const added = await call('addCartLines', { body: { params: lines } }, session);
  if (added.status !== 200) throw new Error(`The cart took nothing: ${added.message}`);
  const ids = added.data.results.map(({ line_id }) => line_id).filter((id) => id > 0);
  return { ids, address };
};

/** The form of step 2 as the shop sends it, with the best coupon by default. */
export const orderForm = async (
  call: Call,
  session: string,
  ids: number[],
  choices: NonNullable<CallInput<'checkoutCart'>['body']> = {},
) => {
  const { data } = await call('checkoutCart', { body: { ids, ...choices } }, session);
  return {
    ids,
    idempotency_key: data.idempotency_key,
    expected_total: data.expected_total,
    address_id: data.address_id,
    delivery: data.delivery,
    coupon_id: data.coupon_id,
    xjq_id: data.xjq_id,
    red_packet_id: data.red_packet_id,
  };
};

/** Adds products and places an order. */
export const placeOrder = async (call: Call, session: string, lines: NewLines) => {
  const { ids } = await fillCart(call, session, lines);
  return call('placeOrder', { body: await orderForm(call, session, ids) }, session);
};
