import { errorCodes } from '@yaoji/api-client/contract';
import { cartCodec, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { expect, it } from 'vitest';
import type { OpenShop } from './open-shop.ts';

export function cartSuite({ data, error, ids, add, cart, lineOf }: OpenShop): void {
  it('rounds a quantity to full packs, and prices it by its tier', async () => {
    expect(await add(['pills', '57'])).toMatchObject([{ ok: true, code: null, number: '50' }]);
    expect(await lineOf('pills')).toMatchObject({ number: '50', price: '12.20', price_kind: 'ladder' });
    expect((await cart()).totals).toMatchObject({ list: '640.00', price_reduction: '30.00', goods: '610.00' });
    expect(await data('getCartTotal')).toEqual({ total: 1 });
  });

  it('sells herbs by the half kilogram', async () => {
    expect(await add(['herb', '1.7'])).toMatchObject([{ number: '1.5' }]);
    expect((await cart()).totals).toMatchObject({ goods: '144.75', piece_count: '1.5' });
  });

  it('lowers a quantity to the stock, and adds no more than that', async () => {
    expect(await add(['monitor', '100'])).toMatchObject([{ ok: true, code: 'ADJUSTED', number: '40' }]);
    const refused = await error('addCartLines', { body: { params: [{ goods_id: ids.monitor, number: '1' }] } });
    expect(refused.code).toBe(errorCodes.linesRefused.code);
    expect(refused.data).toMatchObject({ results: [{ ok: false, code: 'NO_STOCK', number: '40' }] });
  });

  it('lowers a quantity to the cap of a seckill', async () => {
    expect(await add(['capsules', '15'])).toMatchObject([{ code: 'ADJUSTED', number: '10' }]);
    expect(await lineOf('capsules')).toMatchObject({ price: '6.90', price_kind: 'seckill', goods_type: 1 });
  });

  it('answers each line by itself', async () => {
    const results = await add(['suture', '1'], ['granules', '5']);
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [false, 'OUT_OF_SCOPE'],
      [true, null],
    ]);
  });

  it('adds one pack at a press', async () => {
    const { results, total } = await data('quickAddGoods', { params: { id: ids.granules } });
    expect([results, total]).toMatchObject([[{ ok: true, number: '5' }], 1]);
    expect((await error('quickAddGoods', { params: { id: ids.suture } })).code).toBe(errorCodes.linesRefused.code);
  });

  it.each([
    ['a full reduction', 'granules', '25', { code: 'full_reduction', amount: '20.00' }, '292.50'],
    ['its higher tier', 'granules', '40', { code: 'full_reduction', amount: '45.00' }, '455.00'],
    ['a discount', 'monitor', '2', { code: 'discount', amount: '27.60' }, '248.40'],
  ] as const)('takes off %s', async (_, name, number, reduction, payable) => {
    await add([name, number]);
    const { totals } = await cart();
    expect(totals.reductions).toEqual([reduction]);
    expect(totals.goods_payable).toBe(payable);
  });

  it('promises a gift each time its tier is reached', async () => {
    await add(['masks', '20']);
    expect((await cart()).activity_data.gifts).toMatchObject([{ activity_id: 103, number: '2', shortage: null }]);
    expect((await lineOf('masks'))?.gift_data).toEqual({ total: '2', type: 1 });
  });

  it('ships free from the threshold, or from a number of one product', async () => {
    await add(['granules', '5']);
    expect((await cart()).shipping_data).toMatchObject({ fee: '15.00', shortfall: '437.50' });
    await add(['pills', '50']);
    expect((await cart()).shipping_data).toMatchObject({ fee: '0.00', shortfall: '0.00' });
    await data('deleteCartLines', { body: { ids: (await cart()).data.map(({ id }) => id) } });
    await add(['vitamins', '20']);
    expect((await cart()).shipping_data.fee).toBe('0.00');
  });

  it('changes, selects and deletes lines, each time with all figures', async () => {
    const [line, other] = await add(['pills', '10'], ['liquid', '1']);
    const id = line?.line_id ?? 0;
    const edited = await data('editCartLine', { params: { id }, body: { params: { number: '104' } } });
    expect(edited.data.find((each) => each.id === id)).toMatchObject({ number: '100', amount: '1180.00' });
    const most = await data('editCartLine', { params: { id }, body: { params: { number: '9999' } } });
    expect(most.data.find((each) => each.id === id)?.number).toBe('480');
    const selected = await data('selectCartLines', { body: { ids: [id], is_selected: 0 } });
    expect(selected.totals).toMatchObject({ goods: '19.90', line_count: 1 });
    const left = await data('deleteCartLines', { body: { ids: [other?.line_id ?? 0] } });
    expect([left.total, left.totals.goods]).toEqual([1, '0.00']);
    const gone = await error('editCartLine', {
      params: { id: other?.line_id ?? 0 },
      body: { params: { number: '1' } },
    });
    expect(gone.code).toBe(404);
  });

  it('shows the figures that the pricing function gives for the same cart', async () => {
    await add(
      ['pills', '50'],
      ['granules', '40'],
      ['monitor', '3'],
      ['capsules', '4'],
      ['masks', '30'],
      ['herb', '2.5'],
    );
    const shown = await cart();
    const { totals, lines, shipping } = priceCart(pricingInput(cartCodec.read(shown)));
    expect(shown.totals).toMatchObject({ goods: totals.goods, payable: totals.payable, saved: totals.saved });
    expect(shown.data.map(({ proof }) => proof.paid)).toEqual(lines.map(({ proof }) => proof.paid));
    expect(shown.shipping_data.shipping_amount).toBe(shipping.counted);
  });
}
