import { type Measured, measureRoute } from './measure-route.ts';
import { median } from './median.ts';
import { typedKinds } from './recall-queries.ts';
import type { World } from './world.ts';

const kinds: [name: string, keywords: string[]][] = [
  ['one character', ['莪', '芪', '孢', '楼', '枳']],
  ['two characters', ['莪术', '头孢', '阿莫', '重楼', '颗粒']],
  ['three characters and more', ['阿莫西', '双黄连翘', '六味地黄丸', '参苓白术', '归脾养心片']],
  ['initials from the beginning', ['lwdh', 'amxl', 'tbkw', 'cljz', 'ezzt']],
  ['initials inside', ['dhw', 'xljn', 'bskl', 'zqkf', 'yxp']],
  ['full pinyin', ['liuweidihuang', 'amoxilin', 'chonglou', 'ezhu', 'zhiqiao']],
  ['mixed with a maker', ['豫西lwdh', '百草堂amxl', '仁和重楼', '康泰tbkw', 'jncl']],
  ['nothing found', ['不存在的药', 'zzzzqq', '%', "'", '甲乙丙丁']],
];

const connections = 16;

/** Searches per connection, all different because recent searches are cached. */
const perConnection = 40;

const listPath = (keywords: string, perPage: number) =>
  `/api/goods/list?${new URLSearchParams({ keywords, facets: '0', per_page: String(perPage) })}`;

const suggestPath = (keywords: string) => `/api/goods/search?${new URLSearchParams({ keywords })}`;

/** Each connection uses a different page size, because visitors with the same request share an answer. */
const pathsOf = (keywords: string[]): string[][] =>
  Array.from({ length: connections }, (_, connection) =>
    keywords.map((__, turn) => listPath(keywords[(turn + connection) % keywords.length] ?? '', 20 + connection)),
  );

const dealt = (paths: string[]): string[][] =>
  Array.from({ length: connections }, (_, connection) =>
    paths.filter((__, index) => index % connections === connection),
  ).filter((own) => own.length > 0);

/** Search latency of a visitor while all connections send requests without a pause. */
export const benchSearch = async ({ app, database, origin, goods, options }: World) => {
  const measure = async (name: string, paths: string[][]) => {
    const rounds: Measured[] = [];
    for (let round = 0; round < options.rounds; round++) {
      rounds.push(await measureRoute(origin, '', paths, options.seconds));
    }
    const of = (key: 'perSecond' | 'p50' | 'p99') => median(rounds.map((each) => each[key])).toFixed(1);
    console.log(`${name}: p50 ${of('p50')} ms, p99 ${of('p99')} ms, ${of('perSecond')}/s`);
  };
  console.log(`\nsearch over ${goods} goods, ${connections} connections that ask without a pause`);
  for (const [name, keywords] of kinds) {
    const paths = pathsOf(keywords);
    const totals: number[] = [];
    for (const path of paths[0] ?? []) totals.push((await app.inject(path)).json().data.total);
    await measure(`${name} (${totals.join(', ')} found)`, paths);
  }
  console.log('as buyers type, each search for once (see the bench recall)');
  const typed = await typedKinds(database, options.seed, connections * perConnection);
  for (const { kind, typed: queries } of typed.kinds) {
    await measure(kind.name, dealt(queries.map(({ keywords }) => listPath(keywords, 20))));
  }
  for (const { kind, typed: queries } of typed.kinds) {
    await measure(`suggestions, ${kind.name}`, dealt(queries.map(({ keywords }) => suggestPath(keywords))));
  }
};
