import { errorCodes } from '@yaoji/api-client/contract';
import { expect, it } from 'vitest';
import type { OpenShop } from './open-shop.ts';

export function orderSuite({ data, error, ids, add, cart, lineOf }: OpenShop): void {
  const address = async () => {
    const [first] = await data('listAddresses');
    return first?.id ?? 0;
  };
  const checkout = async () => {
    const lines = (await cart()).data.map(({ id }) => id);
    return { lines, shown: await data('checkoutCart', { body: { ids: lines } }) };
  };
  const formOf = async ({ lines, shown }: Awaited<ReturnType<typeof checkout>>) => ({
    ids: lines,
    idempotency_key: shown.idempotency_key,
    expected_total: shown.expected_total,
    address_id: await address(),
    delivery: shown.delivery,
  });

  it('checks out at the figures of the cart', async () => {
    await add(['granules', '25'], ['pills', '10']);
    const { totals } = await cart();
    const { shown } = await checkout();
    expect(shown.totals).toEqual(totals);
    expect(shown).toMatchObject({ expected_total: totals.payable, delivery: 'express', address_id: await address() });
  });

  it('places an order once per key', async () => {
    await add(['granules', '25']);
    const stock = Number((await lineOf('granules'))?.goods.number);
    const form = await formOf(await checkout());
    const order = await data('placeOrder', { body: form });
    expect(order).toMatchObject({ status: 'pending', total: '307.50' });
    expect(await data('placeOrder', { body: form })).toEqual(order);
    const reused = await error('placeOrder', { body: { ...form, remark: '请附药检报告' } });
    expect(reused.code).toBe(errorCodes.keyReused.code);
    expect((await cart()).data).toEqual([]);
    const { list, counts } = await data('listOrders', { query: {} });
    expect(list[0]).toMatchObject({ order_no: order.order_no, total: '307.50', line_count: 1 });
    expect(counts.pending).toBeGreaterThan(0);
    const { goods } = await data('getGoods', { params: { id: ids.granules }, query: {} });
    expect(goods).toMatchObject({ number: String(stock - 25), last_price: '12.50' });
  });

  it('refuses another total with the new figures', async () => {
    await add(['masks', '5']);
    const form = await formOf(await checkout());
    const refused = await error('placeOrder', { body: { ...form, expected_total: '1.00' } });
    expect(refused.code).toBe(errorCodes.priceChanged.code);
    expect(refused.data).toMatchObject({ checkout: { expected_total: '52.50' } });
  });

  it('refuses lines that are gone', async () => {
    await add(['masks', '5']);
    const form = await formOf(await checkout());
    await data('deleteCartLines', { body: { ids: form.ids } });
    const refused = await error('placeOrder', { body: form });
    expect(refused.code).toBe(errorCodes.linesRefused.code);
    expect(refused.data).toMatchObject({ lines: [{ code: 'LINE_GONE' }] });
  });
}
