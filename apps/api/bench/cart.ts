import { operations } from '@yaoji/api-client/contract';
import pg from 'pg';
import { stringify } from 'qs';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { memoryClient } from '#testing/client.ts';
import { type Asking, type Measured, measureRoute } from './measure-route.ts';
import { median, quantile } from './median.ts';
import type { World } from './world.ts';

const sizes = [1, 50, 200, 500];

/** Measures how long connections are busy with queries, pooled or in transactions. */
const watchQueries = () => {
  // The cast: pg declares eight overloads, and none takes the arguments as a list.
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const seen = { milliseconds: 0, count: 0 };
  prototype.query = function (...args) {
    const started = performance.now();
    const ended = () => {
      seen.milliseconds += performance.now() - started;
    };
    seen.count += 1;
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (...result: unknown[]) => {
        ended();
        return last(...result);
      };
      return original.apply(this, args);
    }
    const result = original.apply(this, args);
    if (result instanceof Promise) result.then(ended, ended);
    return result;
  };
  return seen;
};

/** Products with enough stock to add them without pause and never run out. */
const plentifulGoods = async ({ pool }: World['database']): Promise<number[]> => {
  const { rows } = await pool.query<{ id: string }>(`
    with chosen as (
      select id from goods where on_shelf and stock > 2000 and price is not null order by id limit 500),
    batches as (
      update stock_batch set quantity = 90000000 from chosen where goods_id = chosen.id returning goods_id, quantity)
    update goods set stock = (select sum(quantity) from batches where goods_id = goods.id)
    where id in (select id from chosen) returning id`);
  if (rows.length < Math.max(...sizes)) throw new Error(`Only ${rows.length} goods fit: ask for more, --goods 5000.`);
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
};

/** Latency for a buyer with a cart of that many lines, and the database's share of it. */
export const benchCart = async ({ app, database, origin, buyer, options }: World) => {
  const { call } = memoryClient(app);
  const queries = watchQueries();
  const ids = await plentifulGoods(database);
  console.log('\nrequests of a buyer, one after the other');

  for (const size of sizes) {
    const session = await buyer(`cart-of-${size}`);
    const lines = ids.slice(0, size).map((goods_id) => ({ goods_id, number: '10' }));
    const { ids: lineIds } = await fillCart(call, session, lines);
    const report = (name: string, times: Pick<Measured, 'count' | 'p50' | 'p99'>, more: string) => {
      const own = queries.milliseconds / times.count;
      const ratio = (own / times.p50).toFixed(2);
      const took = `${Math.round(queries.count / times.count)} queries took ${own.toFixed(1)} ms, ratio ${ratio}`;
      console.log(
        `${size} lines, ${name}: p50 ${times.p50.toFixed(1)} ms, p99 ${times.p99.toFixed(1)} ms; ${more}; ${took}`,
      );
    };
    const measure = async (name: string, asked: Asking[]) => {
      await measureRoute(origin, session, [asked], options.seconds / 2);
      Object.assign(queries, { milliseconds: 0, count: 0 });
      const before = process.cpuUsage();
      const measured = await measureRoute(origin, session, [asked], options.seconds);
      const { user, system } = process.cpuUsage(before);
      const own = ((user + system) / 1000 / measured.count).toFixed(1);
      // On a busy machine latency includes waiting for a core; processor time stays nearly constant.
      report(name, measured, `${own} ms of the server's processor, ${(measured.bytes / 1024).toFixed(1)} KB`);
    };
    const [line = 0] = lineIds;
    await measure('read the cart', [operations.getCart.path]);
    await measure('add one line', [
      { path: operations.addCartLines.path, form: stringify({ params: lines.slice(0, 1) }) },
    ]);
    await measure(
      'change one quantity',
      ['10', '20', '30', '40', '50'].map((number) => ({
        path: operations.editCartLine.path.replace('{id}', String(line)),
        form: stringify({ params: { number } }),
      })),
    );
    await measure('check in step 2', [{ path: operations.checkoutCart.path, form: stringify({ ids: lineIds }) }]);
    await measureOrders();

    /** Each order takes its lines out of the cart; they are restored before the next one, outside the measured time. */
    async function measureOrders() {
      const times: number[] = [];
      let cpu = 0;
      const spent = { milliseconds: 0, count: 0 };
      for (let turn = 0; turn < options.rounds * 4; turn++) {
        const { ids: filled } = await fillCart(call, session, lines);
        const body = await orderForm(call, session, filled);
        Object.assign(queries, { milliseconds: 0, count: 0 });
        const before = process.cpuUsage();
        const started = performance.now();
        const { status, message } = await call('placeOrder', { body }, session);
        if (status !== 200) throw new Error(`An order was refused: ${message}`);
        times.push(performance.now() - started);
        const used = process.cpuUsage(before);
        cpu += used.user + used.system;
        spent.milliseconds += queries.milliseconds;
        spent.count += queries.count;
      }
      Object.assign(queries, spent);
      report(
        'submit an order',
        { count: times.length, p50: median(times), p99: quantile(times, 0.99) },
        `${(cpu / 1000 / times.length).toFixed(1)} ms of processor with the client`,
      );
    }
  }
};
