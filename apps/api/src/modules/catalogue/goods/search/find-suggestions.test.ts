import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { matchKeywords, understandKeywords } from '#modules/catalogue/search/index.ts';
import { findSuggestions } from './find-suggestions.ts';
import { suggestMakers, suggestNames } from './suggest.repository.ts';

const { db, pool } = await openTestDatabase();

let time = performance.now();
const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
afterEach(() => clock.mockClear());

const names = ['黄芪片', '黄芪颗粒', '黄连片', '地黄丸', '复方黄芪片', '黄', '麻黄片'];
const makers = ['黄河制药', '百草堂', '仁和堂'];
let line = 1;
const addGoods = (names: string[]) =>
  importRows(
    db,
    names.flatMap((name) =>
      makers.map((maker, index) => {
        line += 1;
        return { line, row: { name, maker, price: '9', stock: String(index), batch_no: '1' } };
      }),
    ),
  );

await addGoods(names);
await pool.query('UPDATE goods SET sales = (id * 7919) % 13, on_shelf = id % 5 <> 0');

test.each([
  ['goods', '黄'],
  ['goods', '黄芪'],
  ['goods', 'hq'],
  ['goods', '黄河黄'],
  ['goods', '没有'],
  ['maker', '黄河'],
  ['maker', '堂'],
] as const)('[X1] [X3] the cache of %s by %s matches a full scan', async (kind, keywords) => {
  const match = matchKeywords(keywords, kind);
  if (!match) throw new Error(`${keywords} are no keywords.`);
  const fitting = await (kind === 'goods' ? suggestNames : suggestMakers)(db, match, 10);
  const guessed = kind === 'goods' && fitting.length === 0 ? await understandKeywords(db, keywords) : null;
  const plain = guessed ? await suggestNames(db, guessed, 10) : fitting;
  for (const _ of ['read', 'cached']) expect(await findSuggestions(db, keywords, kind)).toEqual(plain);
});

test('[S5] a change shows after five seconds', async () => {
  const namesOf = async (keywords: string) => (await findSuggestions(db, keywords, 'goods')).map(({ name }) => name);
  expect(await namesOf('枸杞')).toEqual([]);
  await addGoods(['枸杞子']);
  await pool.query('UPDATE goods SET on_shelf = true');
  expect(await namesOf('枸杞')).toEqual([]);
  time += 6_000;
  await expect.poll(() => namesOf('枸杞')).toEqual(['枸杞子']);
});
