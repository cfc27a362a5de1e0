import { everydayNames, everydayNamesOf, searchText } from '@yaoji/goods-text';
import { bareName, type Listed, type Shown, type Typed } from './recall-kinds.ts';
import { reachable, typedKinds } from './recall-queries.ts';
import { Random } from './recall-typing.ts';
import type { World } from './world.ts';

const perKind = 100;

type Answer = { list: Shown[]; search: unknown };

/** Measures how often a typed query finds the intended product among the first results. */
export const benchRecall = async ({ app, database, options }: World) => {
  const { goods, kinds } = await typedKinds(database, options.seed, perKind);
  const ask = async (keywords: string): Promise<Answer> => {
    const query = new URLSearchParams({ keywords, facets: '0', per_page: '20' });
    const { data } = (await app.inject(`/api/goods/list?${query}`)).json();
    const list = data.list.map((each: { name: string; sccj: string | null; ypgg: string | null }) => ({
      name: each.name,
      maker: each.sccj ?? '',
      spec: each.ypgg ?? '',
    }));
    return { list, search: data.search };
  };
  console.log(`\n${goods.length} goods, ${perKind} of them for each kind, seed ${options.seed}`);
  console.log('typed | tried | among 20 | among 5 | wanted | ms');
  const random = () => new Random(options.seed);
  for (const { kind, typed } of kinds) {
    const most = kind.beginning ? ` (at best ${share(reachable(goods, kind.beginning), 1)} of all)` : '';
    await measure(`${kind.name}${most}`, kind.wanted, typed, ask, options.misses);
  }
  await measure('everyday names', [90, null], everyday(goods, random()), ask, options.misses);
  await measureTwo(goods, random(), ask, options.misses);
};

const share = (count: number, of: number) => `${Math.round((count / of) * 1000) / 10} %`;

const measure = async (
  name: string,
  [first20, first5]: readonly [number, number | null],
  typed: readonly Typed[],
  ask: (keywords: string) => Promise<Answer>,
  showsMisses: boolean,
) => {
  let among20 = 0;
  let among5 = 0;
  const startedAt = performance.now();
  const misses: string[] = [];
  for (const { keywords, isMeant } of typed) {
    const { list, search } = await ask(keywords);
    const place = list.findIndex(isMeant);
    if (place !== -1) among20 += 1;
    if (place !== -1 && place < 5) among5 += 1;
    if (place === -1)
      misses.push(`  ${keywords}: ${list.slice(0, 4).map((each) => each.name)} ${JSON.stringify(search)}`);
  }
  const took = (performance.now() - startedAt) / Math.max(1, typed.length);
  const wanted = `${first20}${first5 === null ? '' : ` / ${first5}`} %`;
  const shares = `${share(among20, typed.length)} | ${share(among5, typed.length)}`;
  console.log(`${name} | ${typed.length} | ${shares} | ${wanted} | ${took.toFixed(1)}`);
  if (showsMisses) for (const miss of misses) console.log(miss);
};

/** All everyday names whose products are in the list. */
const everyday = (goods: readonly Listed[], random: Random): Typed[] => {
  const names = goods.map(({ bare }) => ({ name: searchText(bare), everyday: everydayNamesOf(searchText(bare)) }));
  const used = names.filter((each) => each.everyday.length > 0);
  return random
    .shuffled(everydayNames)
    .filter(({ everyday, listed }) =>
      used.some((each) => each.name.includes(listed) && each.everyday.some((said) => said.includes(everyday))),
    )
    .slice(0, 2 * perKind)
    .map(({ everyday, listed }) => ({
      keywords: everyday,
      isMeant: ({ name }) => searchText(name).includes(listed) || searchText(name).includes(everyday),
    }));
};

const measureTwo = async (
  goods: readonly Listed[],
  random: Random,
  ask: (keywords: string) => Promise<Answer>,
  showsMisses: boolean,
) => {
  const named = goods.filter(({ bare }) => /^\p{Script=Han}{4,}$/u.test(bare));
  let both = 0;
  const misses: string[] = [];
  for (let turn = 0; turn < perKind; turn++) {
    const [one, other] = [random.of(named), random.of(named)];
    const keywords = [one.bare, other.bare].join(random.of([' ', '、', '，', '；', '+']));
    const { list, search } = await ask(keywords);
    const first = new Set(list.slice(0, 10).map(({ name }) => searchText(bareName(name))));
    if (first.has(searchText(one.bare)) && first.has(searchText(other.bare))) both += 1;
    else misses.push(`  ${keywords}: ${list.slice(0, 4).map((each) => each.name)} ${JSON.stringify(search)}`);
  }
  console.log(`two goods, both among the first 10 | ${perKind} | ${share(both, perKind)} | | 90 % |`);
  if (showsMisses) for (const miss of misses) console.log(miss);
};
