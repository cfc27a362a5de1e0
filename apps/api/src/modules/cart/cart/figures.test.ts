import { gzipSync } from 'node:zlib';
import { type Cart, type CartFigures, cartCodec, cartFiguresCodec, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const atMost = 500;
let session = '';

const idsOf = async (query: ReturnType<typeof sql>): Promise<number[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => Number(id));

const readCart = async () => cartCodec.read((await call('getCart', {}, session)).data);

beforeAll(async () => {
  await seedDemo(db, time.now);
  session = await signIn('pharmacy');
  // Products named by promotions first, so that every kind of line occurs.
  const goods = await idsOf(sql`
    select goods.id from goods left join activity_goods part on part.goods_id = goods.id
    where goods.on_shelf and goods.price is not null
    group by goods.id order by count(part.activity_id) desc, goods.stock > 0 desc, goods.id limit ${atMost}`);
  const named = (
    await db.execute<{ goods: string; activity: string }>(sql`
    select part.goods_id as goods, part.activity_id as activity from activity_goods part
    join activity on activity.id = part.activity_id where activity.kind = 'combination' and activity.is_open
    and activity.starts_at <= now() and activity.ends_at > now()`)
  ).rows;
  const combined = named.map(({ goods: id, activity }) => ({
    goods_id: Number(id),
    number: '1',
    type: 3 as const,
    activity_id: Number(activity),
  }));
  await call('addCartLines', { body: { params: combined } }, session);
  for (let first = 0; first < goods.length; first += 100) {
    const params = goods.slice(first, first + 100).map((goods_id) => ({ goods_id, number: '12' }));
    await call('addCartLines', { body: { params } }, session);
  }
});

/** The figures of a cart that was read. */
const figuresOf = ({ lines, credit: _, ...sums }: Cart): CartFigures => {
  const priced = priceCart(pricingInput({ ...sums, lines }));
  return {
    ...sums,
    lines: lines.map((line, place) => ({
      id: line.id,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      amount: priced.lines[place]?.amount ?? '',
      maxQuantity: line.maxQuantity,
      priceKind: line.priceKind,
      kind: line.kind,
      isSelected: line.isSelected,
      fullReduction: line.fullReduction,
      gifts: line.gifts,
      combination: line.combination,
      block: line.block,
    })),
  };
};

const edit = (id: number, number: string) =>
  call('editCartLine', { params: { id }, body: { params: { number } } }, session);

test('the cart has lines and promotions of every kind', async () => {
  const { lines, rules } = await readCart();
  expect(lines.length).toBeGreaterThan(150);
  expect([...new Set(lines.map(({ priceKind }) => priceKind))]).toEqual(
    expect.arrayContaining(['list', 'ladder', 'seckill', 'special', 'combination']),
  );
  expect([...new Set(rules.tierRules.map(({ kind }) => kind))].sort()).toEqual(['full_reduction', 'gift', 'swap']);
  expect(rules.gifts).not.toEqual([]);
});

test('[K1] figures of a cart of 500 lines take at most 12 KB', async () => {
  const { lines } = await readCart();
  expect(lines).toHaveLength(atMost);
  const { data } = await edit(lines.find(({ block }) => !block)?.id ?? 0, '24');
  expect(gzipSync(JSON.stringify(data)).byteLength).toBeLessThanOrEqual(12 * 1024);
});

test.each<[change: string, make: (cart: Cart) => ReturnType<typeof edit>]>([
  ['a quantity', ({ lines }) => edit(lines.find(({ block }) => !block)?.id ?? 0, '30')],
  ['a quantity beyond what there is', ({ lines }) => edit(lines.findLast(({ block }) => !block)?.id ?? 0, '999999')],
  [
    'a selection',
    ({ lines }) => {
      const ids = lines.slice(0, 40).map(({ id }) => id);
      return call('selectCartLines', { body: { ids, is_selected: 0 } }, session);
    },
  ],
  [
    'all lines selected',
    ({ lines }) => call('selectCartLines', { body: { ids: lines.map(({ id }) => id), is_selected: 1 } }, session),
  ],
  [
    'half of the lines deleted',
    ({ lines }) => {
      const ids = lines.filter((_, place) => place % 2 === 0).map(({ id }) => id);
      return call('deleteCartLines', { body: { ids } }, session);
    },
  ],
])('[D6] [C016] [C017] [C018] the figures after %s match the cart read next', async (_, change) => {
  const { status, data } = await change(await readCart());
  expect(status).toBe(200);
  expect(cartFiguresCodec.read(data)).toEqual(figuresOf(await readCart()));
});

test('[C020] a line has the first picture of its product', async () => {
  const { data } = (await call('getCart', {}, session)).data;
  const { goods } = data[0] ?? {};
  const { goods_image } = (await call('getGoods', { params: { id: goods?.id ?? 0 } }, session)).data.goods;
  expect(goods_image.length).toBeGreaterThan(1);
  expect(goods?.goods_image).toEqual(goods_image.slice(0, 1));
});
