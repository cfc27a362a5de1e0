import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchCart } from './cart.ts';
import { benchImport } from './import.ts';
import { benchList } from './list.ts';
import { benchOwnPrices } from './own-prices.ts';
import { benchRecall } from './recall.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { openWorld, type World } from './world.ts';

// Measures requests, and the database's share of them, in one run on its own Postgres.
// pnpm bench [start] [list] [cart] [search] [--goods 48000] [--seconds 2] [--rounds 3] [--connections 20]
// pnpm bench own-prices: a buyer's list with own prices on it, next to one without
// pnpm bench import [--goods 48000 | --list FILE]: with a server on the embedded database, from the build
// pnpm bench search recall --list FILE [--seed 1] [--misses]: how often buyers find the product they mean
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    goods: { type: 'string', default: '48000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    list: { type: 'string' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
  },
});

const benches: Record<string, (world: World) => Promise<void>> = {
  list: benchList,
  search: benchSearch,
  cart: benchCart,
  'own-prices': benchOwnPrices,
  recall: benchRecall,
};
const known = ['start', 'import', ...Object.keys(benches)];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}: ${known.join(', ')}.`);
const isAsked = (name: string) =>
  positionals.includes(name) ||
  (positionals.length === 0 && name !== 'own-prices' && (name !== 'recall' || values.list !== undefined));
if (positionals.includes('recall') && values.list === undefined) throw new Error('The bench recall needs --list FILE.');

// pnpm runs this in the package's folder.
const list = values.list && resolve(process.env.INIT_CWD ?? '.', values.list);
if (isAsked('start')) await benchStart(Number(values.rounds));
if (isAsked('import')) await benchImport(Number(values.goods), list);
const wanted = Object.entries(benches).filter(([name]) => isAsked(name));
if (wanted.length === 0) process.exit();

const options = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
  seed: Number(values.seed),
  misses: values.misses,
};
const world = await openWorld(Number(values.goods), options, list);
try {
  for (const [, bench] of wanted) await bench(world);
} finally {
  await world.close();
}
