import { cartCodec, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { priceLadder } from '#db/schema/price-ladder.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

beforeEach(() => db.delete(cartLine));

const add = (lines: { goods_id: number; number: string; type?: 0 | 1 }[], session = mine) =>
  call('addCartLines', { body: { params: lines } }, session);
const cart = async (session = mine) => (await call('getCart', {}, session)).data;

describe('adding to the cart', () => {
  it('[E13] answers each line separately and reports what was not added', async () => {
    const good = await addGoods(db);
    const empty = await addGoods(db, { stock: '0' });
    const answer = await add([
      { goods_id: good.id, number: '5' },
      { goods_id: empty.id, number: '1' },
      { goods_id: 999_999, number: '1' },
    ]);
    expect(answer).toMatchObject({ status: 200, message: '已加入1种商品，2种未能加入：暂时缺货' });
    expect(answer.data.results).toMatchObject([
      { ok: true, number: '5', code: null },
      { ok: false, number: '0', code: 'NO_STOCK' },
      { ok: false, number: '0', code: 'NOT_FOUND' },
    ]);
    expect(answer.data.total).toBe(1);
  });

  it('[E13] fails if nothing was added', async () => {
    const empty = await addGoods(db, { stock: '0' });
    const answer = await add([{ goods_id: empty.id, number: '1' }]);
    expect(answer).toMatchObject({ status: 409, code: 40902, message: '暂时缺货', data: { results: [{ ok: false }] } });
  });

  it.each([
    ['57', '50', null],
    ['9', '10', null],
    ['1000', '90', 'ADJUSTED'],
  ])('[Q1] [Q2] [Q3] turns %s into %s for packs of 10 with 95 in stock', async (number, expected, code) => {
    const { id } = await addGoods(db, { packStep: '10', stock: '95' });
    expect((await add([{ goods_id: id, number }])).data.results).toMatchObject([{ ok: true, number: expected, code }]);
  });

  it('[Q7] counts weighed products exactly', async () => {
    const { id } = await addGoods(db, { packStep: '0.1', stock: '3.2' });
    await add([{ goods_id: id, number: '0.1' }]);
    await add([{ goods_id: id, number: '0.2' }]);
    expect((await cart()).data[0]?.number).toBe('0.3');
  });

  it('[Q4] adds to an existing line, up to the maximum', async () => {
    const { id } = await addGoods(db, { stock: '12' });
    await add([{ goods_id: id, number: '10' }]);
    expect((await add([{ goods_id: id, number: '10' }])).data.results).toMatchObject([
      { ok: true, number: '12', code: 'ADJUSTED' },
    ]);
    const full = await add([{ goods_id: id, number: '1' }]);
    expect(full).toMatchObject({ status: 409, message: '已达最大购买量' });
  });

  it('reports the units in all lines of a product', async () => {
    const { id } = await addGoods(db);
    await add([{ goods_id: id, number: '10' }]);
    await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId: id, price: '6.60' }] });
    expect((await add([{ goods_id: id, number: '5' }])).data.results).toMatchObject([{ ok: true, number: '15' }]);
    expect((await cart()).data.map(({ number }) => number).sort()).toEqual(['10', '5']);
  });

  it('[K1] loses nothing in simultaneous calls', async () => {
    const goods = await Promise.all(Array.from({ length: 10 }, () => addGoods(db)));
    const calls = Array.from({ length: 30 }, (_, index) =>
      add([
        { goods_id: goods[index % 10]?.id ?? 0, number: '2' },
        { goods_id: goods[(index + 3) % 10]?.id ?? 0, number: '1' },
      ]),
    );
    await Promise.all(calls);
    const { data } = await cart();
    expect(data).toHaveLength(10);
    expect(data.map(({ number }) => number)).toEqual(Array(10).fill('9'));
  });

  it('[K1] needs as many queries for 200 lines as for 2', async () => {
    const goods = await Promise.all(Array.from({ length: 200 }, () => addGoods(db)));
    const queriesOf = async (count: number) => {
      await db.delete(cartLine);
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await add(goods.slice(0, count).map(({ id }) => ({ goods_id: id, number: '1' })));
      const adding = query.mock.calls.length;
      await cart();
      const reading = query.mock.calls.length - adding;
      query.mockRestore();
      return { adding, reading };
    };
    const few = await queriesOf(2);
    expect(few.adding).toBeGreaterThan(5);
    expect(await queriesOf(200)).toEqual(few);
  });

  it('[K1] holds 500 lines and names the one too many', async () => {
    const goods = await db
      .insert(goodsTable)
      .values(
        Array.from({ length: 501 }, (_, index) => ({
          identity: `many:${index}`,
          name: `商品${index}`,
          price: '1',
          stock: '5',
        })),
      )
      .returning();
    const lines = goods.map(({ id }) => ({ goods_id: id, number: '1' }));
    expect((await add(lines.slice(0, 500))).data.total).toBe(500);
    expect(await add(lines.slice(500))).toMatchObject({
      status: 409,
      data: { results: [{ ok: false, code: 'CART_FULL' }] },
    });
  });

  it('[C021] adds products in their default quantity in one call', async () => {
    const { id } = await addGoods(db, { packStep: '6' });
    expect((await call('quickAddGoods', { params: { id } }, mine)).data.results).toMatchObject([
      { ok: true, number: '6' },
    ]);
    expect((await call('quickAddGoods', { params: { id: 999_999 } }, mine)).status).toBe(404);
  });

  it('[C022] reports a displayed price or tier that is no longer in force', async () => {
    const { id } = await addGoods(db, { price: '12.80', ladder: [{ number: '1', price: '12.50' }] });
    await db.insert(priceLog).values({ goodsId: id, after: '12.80' });
    const shown = async () => (await call('getGoods', { params: { id } }, mine)).data.goods;
    const adding = async ({ goods_price_id, ladder_price_id }: Awaited<ReturnType<typeof shown>>) => {
      const params = [{ goods_id: id, number: '1', goods_price_id, ladder_price_id }];
      return (await call('addCartLines', { body: { params } }, mine)).data.results[0];
    };
    const first = await shown();
    expect(first.goods_price_id).toBeGreaterThan(0);
    expect(first.ladder_price_id).toBeGreaterThan(0);
    expect(await adding(first)).toMatchObject({ ok: true, code: null });

    await db.insert(priceLog).values({ goodsId: id, before: '12.80', after: '13.80' });
    const changed = { ok: true, code: 'PRICE_CHANGED', message: '价格已更新，请以购物车为准' };
    expect(await adding(first)).toMatchObject(changed);
    const second = await shown();
    expect(await adding(second)).toMatchObject({ code: null });
    await db.delete(priceLadder).where(eq(priceLadder.goodsId, id));
    expect(await adding(second)).toMatchObject(changed);
    expect(await adding(await shown())).toMatchObject({ code: null });
  });

  it.each([
    ['[P1] not passed', { status: 'pending' as const }, 'NOT_PASSED'],
    ['[P9] out of scope', { scopes: ['中成药'] }, 'OUT_OF_SCOPE'],
    ['[P9] with an expired document', { expiresOn: '2020-01-01' }, 'DOCUMENT_EXPIRED'],
  ])('[B1] refuses a buyer who is %s', async (_, person, code) => {
    const { username } = await addBuyer(db, person);
    const { id } = await addGoods(db, { scope: '三类器械' });
    expect((await add([{ goods_id: id, number: '1' }], await signIn(username))).data.results).toMatchObject([
      { ok: false, code },
    ]);
  });

  it('refuses a body that is not a list of lines', async () => {
    expect((await call('addCartLines', { body: { params: [] } }, mine)).status).toBe(422);
    expect((await call('addCartLines', { body: { params: [{ goods_id: 1, number: 'x' }] } }, mine)).status).toBe(422);
    expect((await call('addCartLines', { body: { params: [{ goods_id: 1, number: '1' }] } })).status).toBe(401);
  });
});

const lineIds = async () => (await cart()).data.map(({ id }) => id);

describe('the cart', () => {
  it('[M2] shows amounts that add up to its total', async () => {
    const a = await addGoods(db, { price: '0.385', packStep: '3' });
    const b = await addGoods(db, { price: '4.35' });
    await add([
      { goods_id: a.id, number: '3' },
      { goods_id: b.id, number: '100' },
    ]);
    const { data, totals } = await cart();
    expect(data.map(({ proof }) => proof.amount)).toEqual(['435.00', '1.15']);
    expect(totals.goods).toBe('436.15');
  });

  it('[L3] uses the tiered price of the quantity', async () => {
    const { id } = await addGoods(db, { price: '12.80', ladder: [{ number: '50', price: '12.20' }] });
    await add([{ goods_id: id, number: '49' }]);
    expect((await cart()).data[0]).toMatchObject({ price: '12.80', price_kind: 'list' });
    await add([{ goods_id: id, number: '1' }]);
    expect((await cart()).data[0]).toMatchObject({ price: '12.20', price_kind: 'ladder', added_price: '12.20' });
  });

  it('[D1] [L1] [L4] applies the highest tier reached and shows what the next one needs', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const { id: activityId } = await addActivity(db, time.now, {
      kind: 'full_reduction',
      title: '感冒用药满减',
      goods: [{ goodsId: id }],
      tiers: [
        { amount: '100', money: '5' },
        { amount: '100', money: '8' },
        { amount: '300', money: '30' },
      ],
    });
    await add([{ goods_id: id, number: '20' }]);
    const { activity_data, totals, data } = await cart();
    expect(activity_data.manjians).toMatchObject([
      {
        id: activityId,
        measured: '200.00',
        reduction: '8.00',
        tiers: [
          { amount: '100.00', money: '8.00', status: 1 },
          { amount: '300.00', money: '30.00', status: 0 },
        ],
      },
    ]);
    expect(totals).toMatchObject({ reductions: [{ code: 'full_reduction', amount: '8.00' }], goods_payable: '192.00' });
    expect(data[0]).toMatchObject({ goods_manjian_amount: '8.00', activity_ids: [activityId] });
    const hint = await call('getNextHint', { query: { kind: 'full_reduction' } }, mine);
    expect(hint.data.hints).toMatchObject([{ id: activityId, missing: '100.00', gain: '22.00' }]);
  });

  it('[D3] adds the gifts of the tier, while stock lasts', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const gift = await addGoods(db, { name: '医用口罩', stock: '1' });
    await addActivity(db, time.now, {
      kind: 'gift',
      goods: [{ goodsId: id }],
      tiers: [{ amount: '100', goods: [{ goodsId: gift.id, quantity: '2' }] }],
    });
    await add([{ goods_id: id, number: '10' }]);
    expect((await cart()).activity_data.gifts).toMatchObject([
      { goods_id: gift.id, number: '1', promised: '2', shortage: '赠品仅剩1盒' },
    ]);
  });

  it('[D4] sells at the seckill price, within its stock and the buyer’s cap', async () => {
    const { id } = await addGoods(db, { price: '10' });
    await addActivity(db, time.now, {
      kind: 'seckill',
      goods: [{ goodsId: id, price: '6.60', stock: '50', cap: '20' }],
    });
    const added = await add([{ goods_id: id, number: '30' }]);
    expect(added.data.results).toMatchObject([{ ok: true, number: '20', code: 'ADJUSTED' }]);
    expect((await cart()).data[0]).toMatchObject({ price: '6.60', price_kind: 'seckill', goods_type: 1 });
  });

  it('[D4] does not sell a seckill line after its end', async () => {
    const { id } = await addGoods(db);
    await addActivity(db, time.now, { kind: 'seckill', goods: [{ goodsId: id, price: '6.60' }] });
    await add([{ goods_id: id, number: '1' }]);
    const start = time.now;
    time.now = new Date(start.getTime() + 2 * 86_400_000);
    expect((await cart()).data[0]).toMatchObject({
      is_selected: 0,
      cant_buy_reason: { code: 'OFF_SHELF', message: '活动已结束' },
    });
    time.now = start;
  });

  it('[F2] [F3] shows the amount missing for free shipping', async () => {
    const { id } = await addGoods(db, { price: '100' });
    await add([{ goods_id: id, number: '4' }]);
    expect((await cart()).shipping_data).toEqual({
      shipping_amount: '400.00',
      no_trans_order_amount: '500.00',
      base_fee: '15.00',
      shortfall: '100.00',
      fee: '15.00',
      reason: '未满¥500.00，运费¥15.00',
      minimum: '0.00',
      weight: null,
      delivery_text: null,
    });
    await add([{ goods_id: id, number: '1' }]);
    expect(await cart()).toMatchObject({
      shipping_data: { shortfall: '0.00', fee: '0.00' },
      totals: { payable: '500.00' },
    });
  });

  it('[D6] matches the browser’s prices for the same data', async () => {
    const a = await addGoods(db, { price: '33.3333', ladder: [{ number: '10', price: '31.11' }] });
    const b = await addGoods(db, { price: '7.77' });
    await addActivity(db, time.now, {
      kind: 'full_reduction',
      goods: [{ goodsId: a.id }, { goodsId: b.id }],
      tiers: [{ amount: '300', money: '33.33' }],
    });
    await addActivity(db, time.now, { kind: 'discount', config: { rate: '0.94', scope: {} }, title: '全场94折' });
    await add([
      { goods_id: a.id, number: '13' },
      { goods_id: b.id, number: '7' },
    ]);
    const wire = await cart();
    const { totals, lines } = priceCart(pricingInput(cartCodec.read(wire)));
    expect(totals.payable).toBe(wire.totals.payable);
    expect(lines.map(({ proof }) => proof.paid)).toEqual(wire.data.map(({ proof }) => proof.paid));
    expect(wire.totals.reductions.map(({ code }) => code)).toContain('discount');
  });

  const shelve = (id: number, onShelf: boolean) => db.update(goodsTable).set({ onShelf }).where(eq(goodsTable.id, id));

  it('[S2] deselects lines that cannot be bought, then selects them again and says so', async () => {
    const { id } = await addGoods(db);
    const { id: otherGoods } = await addGoods(db);
    await add([id, otherGoods].map((goods_id) => ({ goods_id, number: '1' })));
    const [other = 0, line = 0] = await lineIds();
    await shelve(id, false);
    expect(await cart()).toMatchObject({
      data: [{ is_selected: 1 }, { is_selected: 0, max_number: '0', cant_buy_reason: { code: 'OFF_SHELF' } }],
      totals: { line_count: 1 },
    });
    await call('editCartLine', { params: { id: other }, body: { params: { number: '2' } } }, mine);
    await shelve(id, true);
    const again = [{ code: 'AVAILABLE_AGAIN', message: '1个商品恢复可购买，已重新选中', line_ids: [line] }];
    for (let reads = 0; reads < 2; reads += 1) {
      expect(await cart()).toMatchObject({ data: [{}, { is_selected: 1, cant_buy_reason: null }], warnings: again });
    }
    const edited = await call('editCartLine', { params: { id: other }, body: { params: { number: '3' } } }, mine);
    expect(edited.data.warnings).toMatchObject(again);
    expect((await cart()).warnings).toEqual([]);
  });

  it('[S2] says so for lines left behind by an order', async () => {
    const { id } = await addGoods(db);
    const { id: ordered } = await addGoods(db);
    const { ids } = await fillCart(
      call,
      mine,
      [id, ordered].map((goods_id) => ({ goods_id, number: '1' })),
    );
    await shelve(id, false);
    const { status } = await call('placeOrder', { body: await orderForm(call, mine, ids.slice(1)) }, mine);
    expect(status).toBe(200);
    await shelve(id, true);
    expect(await cart()).toMatchObject({ data: [{ is_selected: 1 }], warnings: [{ code: 'AVAILABLE_AGAIN' }] });
  });

  it('[S2] selects nothing that cannot be bought, and keeps deselected lines deselected', async () => {
    const { id } = await addGoods(db);
    await add([{ goods_id: id, number: '1' }]);
    const ids = await lineIds();
    const select = (is_selected: 0 | 1) => call('selectCartLines', { body: { ids, is_selected } }, mine);
    await shelve(id, false);
    expect((await select(0)).data.data[0]).toMatchObject({ is_selected: 0, cant_buy_reason: { code: 'OFF_SHELF' } });
    expect((await select(1)).data.data[0]?.is_selected).toBe(0);
    await shelve(id, true);
    expect(await cart()).toMatchObject({ data: [{ is_selected: 0, cant_buy_reason: null }], warnings: [] });
  });

  it('[C018] [C020] prices the selected lines and counts the filters', async () => {
    const a = await addGoods(db, { price: '10' });
    const b = await addGoods(db, { price: '20', stock: '3' });
    await add([
      { goods_id: a.id, number: '1' },
      { goods_id: b.id, number: '1' },
    ]);
    const line = (await cart()).data.find(({ goods_id }) => goods_id === a.id)?.id ?? 0;
    const { data } = await call('selectCartLines', { body: { ids: [line], is_selected: 0 } }, mine);
    expect(data.totals.goods).toBe('20.00');
    expect(data.filter_data).toEqual([
      { value: 99999, label: '全部', count: 2 },
      { value: 6, label: '库存紧张', count: 1 },
    ]);
    const short = await call('getCart', { query: { filters: 6 } }, mine);
    expect(short.data.data.map(({ goods_id }) => goods_id)).toEqual([b.id]);
    expect(short.data.totals.goods).toBe('20.00');
  });
});

it('[C020] [X1] lines of the cart are found by name and pinyin', async () => {
  const found = await addGoods(db, { name: '枇杷膏' });
  const other = await addGoods(db, { name: '板蓝根颗粒' });
  await reindexRunner(db);
  await add([
    { goods_id: found.id, number: '1' },
    { goods_id: other.id, number: '1' },
  ]);
  const find = async (keywords: string) => (await call('getCart', { query: { keywords } }, mine)).data.data;
  expect((await find('ppg')).map(({ goods_id }) => goods_id)).toEqual([found.id]);
  expect((await find('枇杷')).map(({ goods_id }) => goods_id)).toEqual([found.id]);
  expect(await find('%')).toEqual([]);
});

describe('changing the cart', () => {
  it('[C017] [Q3] rounds a new quantity and returns the figures of the complete cart', async () => {
    const { id } = await addGoods(db, { packStep: '10', stock: '95' });
    await add([{ goods_id: id, number: '10' }]);
    const [line] = await lineIds();
    const edit = (number: string) =>
      call('editCartLine', { params: { id: line ?? 0 }, body: { params: { number } } }, mine);
    expect((await edit('57')).data.data[0]?.number).toBe('50');
    expect((await edit('0')).data.data[0]?.number).toBe('10');
    expect(await edit('1000')).toMatchObject({
      message: '已达最大购买量',
      data: { data: [{ number: '90' }], totals: { goods: '1152.00' } },
    });
  });

  it('[C016] [C019] deletes lines, and skips missing ones', async () => {
    const { id } = await addGoods(db);
    await add([{ goods_id: id, number: '1' }]);
    const [line = 0] = await lineIds();
    expect((await call('deleteCartLines', { body: { ids: [line, 999_999] } }, mine)).data.total).toBe(0);
    expect((await call('getCartTotal', {}, mine)).data.total).toBe(0);
  });

  it('[P8] never touches another buyer’s lines', async () => {
    const { id } = await addGoods(db);
    await add([{ goods_id: id, number: '1' }]);
    const [line = 0] = await lineIds();
    expect(
      (await call('editCartLine', { params: { id: line }, body: { params: { number: '9' } } }, other)).status,
    ).toBe(404);
    await call('deleteCartLines', { body: { ids: [line] } }, other);
    await call('selectCartLines', { body: { ids: [line], is_selected: 0 } }, other);
    expect((await cart()).data).toMatchObject([{ id: line, number: '1', is_selected: 1 }]);
    expect((await cart(other)).total).toBe(0);
  });
});
