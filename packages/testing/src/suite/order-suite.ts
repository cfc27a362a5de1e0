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

  it('shows an order in full, and cancels it once', async () => {
    await add(['vitamins', '20'], ['monitor', '1'], ['liquid', '1'], ['masks', '5'], ['herb', '0.5'], ['pills', '10']);
    const stock = (await lineOf('pills'))?.goods.number;
    const { id, total } = await data('placeOrder', { body: await formOf(await checkout()) });
    const order = await data('getOrder', { params: { id } });
    expect(order).toMatchObject({ status: 'pending', amounts: { total }, actions: { pay: 1, cancel: 1 } });
    expect(order.lines).toHaveLength(6);
    expect((await data('listOrders', { query: {} })).list[0]).toMatchObject({ id, line_count: 6, piece_count: '37.5' });
    const stockNow = async () => (await data('getGoods', { params: { id: ids.pills }, query: {} })).goods.number;
    expect(Number(await stockNow())).toBe(Number(stock) - 10);
    const cancelled = await data('cancelOrder', { params: { id }, body: { reason: '重复下单' } });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancel_reason: '重复下单', actions: { pay: 0, cancel: 0 } });
    expect(await stockNow()).toBe(stock);
    const again = await data('cancelOrder', { params: { id }, body: { reason: '再次' } });
    expect([again.cancel_reason, await stockNow()]).toEqual(['重复下单', stock]);
  });

  it('sends papers of first business as the buyer wishes', async () => {
    await add(['masks', '5'], ['pills', '10']);
    const { lines, shown } = await checkout();
    expect(shown.first_goods).toContain(ids.masks);
    const form = { ...(await formOf({ lines, shown })), no_papers_for: [ids.masks], seller_papers: 0 as const };
    const { id } = await data('placeOrder', { body: form });
    const order = await data('getOrder', { params: { id } });
    expect(order.needs_seller_papers).toBe(0);
    const needed = order.lines.map(({ goods_id, needs_papers }) => [goods_id, needs_papers]);
    expect(Object.fromEntries(needed)).toEqual({
      [ids.masks]: 0,
      [ids.pills]: Number(shown.first_goods.includes(ids.pills)),
    });
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
