import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine', scopes: ['中成药'] });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

type Change = Partial<typeof goods.$inferInsert>;

const change = (id: number, values: Change) => db.update(goods).set(values).where(eq(goods.id, id));

/** An order of eight products, of which seven have changed since. */
const changedOrder = async () => {
  const changes: Record<string, Change> = {
    same: {},
    price_up: { price: '13.50' },
    price_down: { price: '11.00' },
    gone: { onShelf: false },
    out_of_scope: { scope: '生物制品' },
    no_stock: { stock: '0' },
    fewer: { stock: '4' },
    shorter_expiry: { expiry: '2027-01-31' },
  };
  const goods = await Promise.all(Object.keys(changes).map(() => addGoods(db, { packStep: '2' })));
  const { data: placed } = await placeOrder(
    call,
    mine,
    goods.map(({ id }) => ({ goods_id: id, number: '6' })),
  );
  const groups = Object.keys(changes);
  for (const [index, group] of groups.entries()) {
    const values = changes[group] ?? {};
    if (Object.keys(values).length > 0) await change(goods[index]?.id ?? 0, values);
  }
  return { id: placed.id, groups, goodsIds: goods.map(({ id }) => id) };
};

describe('buying again', () => {
  it('[K3] [C136] puts every old line in exactly one group, with its differences', async () => {
    const { id, groups, goodsIds } = await changedOrder();
    const { data } = await call('previewBuyAgain', { params: { id } }, mine);
    expect(data.map(({ goods_id }) => goods_id).toSorted()).toEqual(goodsIds.toSorted());
    const byGoods = new Map(data.map((line) => [line.goods_id, line]));
    expect(goodsIds.map((goodsId) => byGoods.get(goodsId)?.group)).toEqual(groups);
    const of = (group: string) => data.find((line) => line.group === group);
    expect(of('price_up')).toMatchObject({ old_price: '12.80', price: '13.50', number: '6' });
    expect(of('price_up')?.notes).toEqual(['单价由¥12.80变为¥13.50']);
    expect(of('fewer')).toMatchObject({ old_number: '6', number: '4' });
    expect(of('gone')).toMatchObject({ number: '0', price: null, goods: null, cant_buy_reason: null });
    expect(of('out_of_scope')?.cant_buy_reason).toMatchObject({ code: 'OUT_OF_SCOPE' });
    expect(of('no_stock')).toMatchObject({ number: '0', price: null });
    expect(of('same')?.notes).toEqual([]);
  });

  it('[K3] [C127] adds available products in full packs, with a result per line', async () => {
    const { id } = await changedOrder();
    const { status, message, data } = await call('buyAgain', { params: { id }, body: {} }, mine);
    expect(status).toBe(200);
    expect(message).toMatch(/^已加入5种商品，3种未能加入：/);
    expect(data.results).toHaveLength(8);
    const went = data.results.filter(({ ok }) => ok).map(({ number }) => number);
    expect(went.sort()).toEqual(['4', '6', '6', '6', '6']);
  });

  it('[C127] adds only the chosen lines', async () => {
    const chosen = await addGoods(db);
    const left = await addGoods(db);
    const { data: placed } = await placeOrder(call, mine, [
      { goods_id: chosen.id, number: '1' },
      { goods_id: left.id, number: '1' },
    ]);
    const { data: lines } = await call('previewBuyAgain', { params: { id: placed.id } }, mine);
    const line = lines.find(({ goods_id }) => goods_id === chosen.id)?.line_id ?? 0;
    const { data } = await call('buyAgain', { params: { id: placed.id }, body: { line_ids: [line] } }, mine);
    expect(data.results.map(({ goods_id, ok }) => [goods_id, ok])).toEqual([[chosen.id, true]]);
    const foreign = await call('buyAgain', { params: { id: placed.id }, body: { line_ids: [999_999] } }, mine);
    expect(foreign).toMatchObject({ status: 404, message: '订单中没有这些商品' });
    const wrong = await call('buyAgain', { params: { id: placed.id }, body: { line_ids: [-1] } }, mine);
    expect(wrong.status).toBe(422);
  });

  it('[P8] finds only the buyer’s own orders', async () => {
    const { data: placed } = await placeOrder(call, mine, [{ goods_id: (await addGoods(db)).id, number: '1' }]);
    expect((await call('previewBuyAgain', { params: { id: placed.id } }, other)).status).toBe(404);
    expect((await call('buyAgain', { params: { id: placed.id }, body: {} }, other)).status).toBe(404);
    expect((await call('previewBuyAgain', { params: { id: placed.id } })).status).toBe(401);
  });
});
