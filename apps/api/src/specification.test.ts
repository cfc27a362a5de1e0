import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OperationId, operations } from '@yaoji/api-client/contract';
import document from '@yaoji/api-client/openapi.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { fillCart } from '#testing/checkout.ts';
import { startTestApp } from '#testing/test-app.ts';

/** Nested fields; empty if the specification names none. */
type Fields = { [name: string]: Fields };
type Answer = { [name: string]: unknown };

/** `id, zbz (package step quantity), tags (name, describe)`: brackets contain fields, or an explanation. */
const fieldsOf = (text: string): Fields =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?: \(([^)]*)\))?(?:, |$)/g)].map(([, name = '', inner = '']) => [
      name,
      /^[\w-]+(, [\w-]+)+$/.test(inner) ? fieldsOf(inner) : {},
    ]),
  );

const text = await readFile(join(import.meta.dirname, 'specification.md'), 'utf8');
const entities = new Map(
  [...text.matchAll(/^- \*\*(.+):\*\* ([^.;]+)/gm)].map(([, name = '', fields = '']) => [
    name,
    fieldsOf(fields.replace('price ids', 'goods_price_id, ladder_price_id').replace('optional ', '')),
  ]),
);
const entity = (name: string): Fields => {
  const fields = entities.get(name);
  if (!fields) throw new Error(`The specification has no ${name}.`);
  return fields;
};

/** Paths of missing fields. Every entry of a list is checked; null has no fields. */
const missing = (value: unknown, fields: Fields, place = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => missing(entry, fields, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(fields).flatMap(([name, inner]) =>
    name in value ? missing((value as Answer)[name], inner, `${place}.${name}`) : [`${place}.${name}`],
  );
};

const { goods_images: _, ...basic } = entity('Goods (basic)');
const full = { ...basic, ...entity('Goods (full)') };

/** Every product anywhere in an answer; only products have `zbz`. */
const goodsIn = (value: unknown): Answer[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(goodsIn);
  return 'zbz' in value ? [value as Answer, ...inner] : inner;
};
const missingOfGoods = (answer: unknown) =>
  goodsIn(answer).flatMap((goods) => missing(goods, 'goods_images' in goods ? entity('Goods (basic)') : full));

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
let sessions: Record<string, string | undefined> = {};

beforeAll(async () => {
  await seedDemo(db, time.now);
  sessions = { buyer: await signIn('pharmacy'), newcomer: await signIn('newcomer') };
  const { data } = await call('listGoods', { query: { per_page: 40 } }, sessions.buyer);
  const lines = data.list.filter(({ is_buy }) => is_buy).map(({ id }) => ({ goods_id: id, number: '40' }));
  await fillCart(call, sessions.buyer ?? '', lines);
});

test('the copy of the specification is read completely', () => {
  expect(entities.size).toBe(14);
  expect(Object.keys(full)).toHaveLength(54);
});

/** Reads whose only input is the viewer, with JSON answers. */
const paths: Record<
  string,
  { get?: { responses: { 200?: { content?: object } } }; post?: object; put?: object; delete?: object }
> = document.paths;
const readable = Object.entries(operations)
  .filter(([, { method, path }]) => method === 'get' && !path.includes('{'))
  .filter(([, { path }]) => 'application/json' in (paths[path]?.get?.responses[200]?.content ?? {}))
  .map(([id]) => id as OperationId);

type Menu = { children: Menu[] };
const nested = (menus: Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...nested(menu.children)]);

/** The sources of other entities. */
const others: [entity: string, from: OperationId, find: (data: never) => unknown][] = [
  ['Cart store', 'getCart', (cart: Answer) => cart],
  ['Cart line', 'getCart', (cart: Answer) => cart.data],
  [
    'Rule tier',
    'getCart',
    (cart: { activity_data: { manjians: { tiers: Answer[] }[] } }) =>
      cart.activity_data.manjians.flatMap(({ tiers }) => tiers),
  ],
  ['User state', 'getUserState', (user: Answer) => user],
  ['Category', 'getCommonFocus', (focus: { category: Menu[] }) => nested(focus.category)],
  ['Nav item', 'getCommonFocus', (focus: Answer) => focus.nav],
  ['Search hot item', 'listHotSearches', (links: Answer[]) => links],
  ['Top ad', 'getTopAd', (ad: Answer) => ad],
  ['Help category', 'listFooterCategories', (categories: Answer[]) => categories],
  ['Lucky draw', 'getRunningDraw', (draw: Answer) => draw],
];

describe.each(['visitor', 'buyer', 'newcomer'])('the answers for a %s', (viewer) => {
  const read = async (id: OperationId, input: object = {}) => {
    const { status, data } = await call(id, input as never, sessions[viewer]);
    return status === 200 ? data : null;
  };
  const everything: [OperationId, object?][] = [
    ...readable.map((id): [OperationId] => [id]),
    ['getGoods', { params: { id: 12 } }],
    ['compareGoods', { query: { ids: '12,15' } }],
    ['listGoods', { query: { group: 1, per_page: 100 } }],
  ];

  test('[C020] [C034] [C035] has every field of a product, wherever there is one', async () => {
    const answers: unknown[] = [];
    for (const [id, input] of everything) answers.push(await read(id, input));
    expect(answers.flatMap(goodsIn).length).toBeGreaterThan(200);
    expect(answers.flatMap(missingOfGoods)).toEqual([]);
  });

  test('[B1] reports is_buy according to the viewer', async () => {
    const { list } = (await read('listGoods', { query: { per_page: 40 } })) as { list: Answer[] };
    expect(list.map(({ is_buy }) => is_buy)).toEqual(list.map((goods) => Number(goods.cant_buy_reason === null)));
    expect(list.filter(({ is_buy }) => is_buy === 1).length > 30).toBe(viewer === 'buyer');
  });

  test('[C021] [C022] has 1 as qg_number, and the id of a visible price', async () => {
    const { list } = (await read('listGoods')) as { list: Answer[] };
    expect(new Set(list.map(({ qg_number }) => qg_number))).toEqual(new Set(['1']));
    const hasId = ({ goods_price_id }: Answer) => Number(goods_price_id) > 0;
    expect(list.map(hasId)).toEqual(list.map(({ price }) => price !== null));
  });

  test.each(others)('has every field of: %s', async (name, id, find) => {
    const data = await read(id);
    if (data === null) return expect([viewer, id]).toEqual(['visitor', 'getCart']);
    const found = find(data as never);
    if (viewer === 'buyer') expect(found).toEqual(expect.anything());
    expect(missing(found, entity(name))).toEqual([]);
  });
});

test('[C012] favourites name their products', async () => {
  const { data } = await call('addFavorites', { body: { goods_ids: [12] } }, sessions.buyer);
  expect(missing(data, entity('Favourites'))).toEqual([]);
});
