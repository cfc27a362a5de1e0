import { measureRoute } from './measure-route.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

/** Two million lines: ten times as many take longer to insert than to measure, and make an index one level deeper. */
const customers = 1_000;
const linesOfEach = 2_000;

/**
 * Compares a list of goods for a buyer whose own prices are on most of it, and for one without, among 1,000 customers
 * with lists of 2,000 lines.
 */
export const benchOwnPrices = async ({ database: { pool }, origin, buyer, options }: World) => {
  const { connections, rounds, seconds } = options;
  const without = await buyer('without');
  const having = await buyer('having');
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into own_price_list (title, starts_at, is_open, joins_promotions, shows_list_price)
     select 'list ' || n, '2020-01-01', true, true, true from generate_series(1, $1) n`,
    [customers],
  );
  // All but one belong to buyers of other shops: only their number counts here.
  await client.query(`
    insert into own_price_member (list_id, kind, key)
    select list.id, 'buyer', case when list.id = (select min(id) from own_price_list)
      then (select id::text from buyer where username = 'having') else 'other ' || list.id end
    from own_price_list list`);
  await client.query(
    `insert into own_price_line (list_id, goods_id, price)
     select list.id, product.id, 0.01 from own_price_list list
     cross join (select id from goods where price is not null order by sales, id limit $1) product`,
    [linesOfEach],
  );
  await client.query('vacuum analyze own_price_list, own_price_member, own_price_line');
  client.release(true);
  const paths = Array.from({ length: connections }, (_, index) => [
    `/api/goods/list?facets=0&per_page=40&page=${index + 1}`,
  ]);
  const turns: { having: number; without: number }[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    turns.push({
      having: (await measureRoute(origin, having, paths, seconds)).perSecond,
      without: (await measureRoute(origin, without, paths, seconds)).perSecond,
    });
  }
  const rate = (of: (turn: (typeof turns)[number]) => number) => median(turns.map(of));
  console.log(
    `own prices, ${customers} customers with ${linesOfEach} lines: ${rate((turn) => turn.having).toFixed(0)} lists/s, ` +
      `without ${rate((turn) => turn.without).toFixed(0)}/s, ratio ${rate((turn) => turn.having / turn.without).toFixed(2)}`,
  );
};
