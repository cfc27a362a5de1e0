import { expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const dayMs = 86_400_000;

it('[C222] lists what runs out soon first, then what ran out last', async () => {
  await addBuyer(db, { username: 'mine' });
  const mine = await signIn('mine');
  const buyEachTen = async (name: string, lastDaysAgo: number) => {
    const { id } = await addGoods(db, { name, price: '10.00', stock: '1000' });
    for (const daysAgo of [lastDaysAgo + 20, lastDaysAgo + 10, lastDaysAgo]) {
      const placed = (await placeOrder(call, mine, [{ goods_id: id, number: '10' }])).data;
      const at = new Date(time.now.getTime() - daysAgo * dayMs);
      await pool.query(`UPDATE orders SET status = 'done', created_at = $2 WHERE id = $1`, [placed.id, at]);
    }
  };
  await buyEachTen('用完已久', 19);
  await buyEachTen('刚用完', 12);
  await buyEachTen('三天后', 7);
  await buyEachTen('一天后', 9);
  await buyEachTen('早已另购', 40);
  const { list } = (await call('listDueGoods', {}, mine)).data;
  expect(list.map(({ goods }) => goods.name)).toEqual(['一天后', '三天后', '刚用完', '用完已久']);
});
