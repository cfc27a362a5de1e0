import type { OperationId, OperationInput } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { goods } from '#db/schema/goods.ts';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { countQueries } from '#testing/count-queries.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase('server', { maxConnections: 1 });
const { call, signIn } = await startTestApp(db);

await addBuyer(db, { username: 'reader' });
const session = await signIn('reader');
const rows = Array.from({ length: 25 }, (_, index) => ({
  line: index + 2,
  row: { name: `六味地黄丸${index}`, maker: '豫西本草制药有限公司', price: '9', stock: '100', batch_no: '1' },
}));
await importRows(db, rows, { now: new Date() });

/** The number of queries in a buyer's request once shared caches are warm, including one for the session. */
const queriesOf = async <Id extends OperationId>(operation: Id, input: Partial<OperationInput<Id>>) => {
  const ask = async () => expect((await call(operation, input as never, session)).status).toBe(200);
  await ask();
  return countQueries(pool, ask);
};

test('a buyer’s list is the session, the ids and their cards', async () => {
  expect(await queriesOf('listGoods', { query: {} })).toBe(3);
  expect(await queriesOf('listGoods', { query: { page: 2 } })).toBe(3);
  expect(await queriesOf('listGoods', { query: { category_id: '1' } })).toBe(3);
});

test('a search is the session, the ids and their cards', async () => {
  expect(await queriesOf('listGoods', { query: { keywords: '六味' } })).toBeLessThanOrEqual(3);
});

test('a new search is counted with its ids, and its facets are two queries more', async () => {
  const first = (query: object) => () => call('listGoods', { query } as never, session);
  expect(await countQueries(pool, first({ keywords: '六味地黄丸3', facets: 0 }))).toBe(3);
  expect(await countQueries(pool, first({ keywords: '六味地黄丸4' }))).toBe(5);
});

test('a product page is the session and one query', async () => {
  const [first] = await db.select({ id: goods.id }).from(goods);
  expect(await queriesOf('getGoods', { params: { id: first?.id ?? 0 } })).toBe(2);
});

test('page data and the home page need no more queries than their parts', async () => {
  // The rules of delivery are the fourth, in parallel.
  expect(await queriesOf('getUserState', {})).toBe(4);
  for (const cached of ['getCommonFocus', 'listFooterCategories', 'listLinks'] as const)
    expect(await queriesOf(cached, {})).toBe(1);
  // For a buyer with purchases, the products are one more. The reminded products are the fifth, in parallel.
  expect(await queriesOf('getWorkbench', {})).toBe(5);
  expect(await queriesOf('getHomeFocus', {})).toBeLessThanOrEqual(5);
  expect(await queriesOf('listSpike', {})).toBeLessThanOrEqual(3);
  expect(await queriesOf('listRecommendedGoods', {})).toBe(4);
});

test('the cards of visitors are planned once', async () => {
  // A new connection has no plans yet: Postgres plans five times with actual values before choosing a generic plan.
  await pool.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
  for (let turn = 1; turn <= 8; turn++) await call('listGoods', { query: { keywords: `六味地黄丸${turn}` } });
  const { rows } = await pool.query(`
    SELECT generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements
    WHERE statement LIKE '%with page as%'`);
  expect(rows).toEqual([{ generic: 3, custom: 5 }]);
});

test('an order needs as many queries for 25 lines as for two', async () => {
  const ids = (await db.select({ id: goods.id }).from(goods)).map(({ id }) => id);
  const queriesFor = async (lines: number) => {
    const wanted = ids.slice(0, lines).map((id) => ({ goods_id: id, number: '1' }));
    const body = await orderForm(call, session, (await fillCart(call, session, wanted)).ids);
    return countQueries(pool, async () => expect((await call('placeOrder', { body }, session)).status).toBe(200));
  };
  await queriesFor(1);
  expect(await queriesFor(25)).toBe(await queriesFor(2));
});
