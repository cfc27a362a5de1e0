import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { demoCatalogue } from '#demo/catalogue/generate.ts';
import { seedCatalogue } from '#demo/seed-catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { keyOf, misleadingLines, pharmacyList, shuffled, type WrittenLine } from './testing/pharmacy-list.ts';

const now = new Date('2026-11-20T12:34:00Z');
const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);
const goods = demoCatalogue(now).map(({ row }) => row);
let session = '';

beforeAll(async () => {
  time.now = now;
  await seedCatalogue(db, now);
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
});

const head = ['品名', '规格', '厂家', '数量'];
const layouts = {
  'as lines of a chat': (lines: readonly (readonly string[])[]) =>
    lines.map((cells, index) => `${index + 1}、${cells.filter((cell) => cell !== '').join(' ')}`),
  'with specs in brackets': (lines: readonly (readonly string[])[]) =>
    lines.map(([name, spec, maker, quantity]) => `${name}${spec ? `（${spec}）` : ''} ${maker}　${quantity}`),
  'as a table': (lines: readonly (readonly string[])[]) => [head, ...lines].map((cells) => cells.join('\t')),
  'as a table with spaces': (lines: readonly (readonly string[])[]) =>
    [head, ...lines].map((cells) => cells.filter((cell) => cell !== '').join('  ')),
};

/** Lines left to the buyer, lines without a product, and lines that took another product than they mean. */
const match = async (lines: readonly WrittenLine[], layout: keyof typeof layouts) => {
  const text = layouts[layout](lines.map(({ cells }) => cells)).join('\n');
  const { data } = await call('matchPurchaseList', { body: { text } }, session);
  const rows = data.rows.filter(({ status }) => status !== 'skipped');
  expect(rows).toHaveLength(lines.length);
  const found = rows.map(({ status, matches: [first] }, index) => ({
    line: lines[index]?.cells.join(' ') ?? '',
    status,
    goods: first ? keyOf(first.goods.name, first.goods.ypgg ?? '', first.goods.sccj ?? '') : '',
    means: lines[index]?.means ?? [],
  }));
  const isTaken = ({ status }: { status: string }) => status === 'matched' || status === 'blocked';
  return {
    open: found.filter(({ status }) => status === 'choose').map(({ line }) => line),
    unmatched: found.filter(({ status }) => status === 'unmatched').map(({ line }) => line),
    wrong: found.filter((row) => isTaken(row) && !row.means.includes(row.goods)),
  };
};

const names = Object.keys(layouts) as (keyof typeof layouts)[];

describe.each(names)('[K2] a pasted list of 200 lines, %s', (layout) => {
  it.each(['a', 'b', 'c', 'd'])('needs at most ten decisions, and takes nothing wrong: %s', async (seed) => {
    const { open, unmatched, wrong } = await match(pharmacyList(goods, seed, 200), layout);
    expect(wrong).toEqual([]);
    expect(open.length, open.join('\n')).toBeLessThanOrEqual(10);
    expect(unmatched.length, unmatched.join('\n')).toBeLessThanOrEqual(2);
  });
});

describe.each(names)('[K2] lines next to a product, %s', (layout) => {
  it('never take it: another strength, pack, form, maker, name or processing', async () => {
    const lines = misleadingLines(shuffled(goods, layout).slice(0, 40), goods);
    const { wrong } = await match(lines, layout);
    expect(wrong).toEqual([]);
  });
});

describe('[K2] a line as written on a stock card', () => {
  it.each([
    ['头孢克肟 0.1*12粒', '头孢克肟胶囊 0.1g×12粒'],
    ['氟康唑 50mg*6', '氟康唑胶囊 50mg×6粒'],
    ['奥美拉唑 20mg*14粒', '奥美拉唑肠溶胶囊 20mg×14粒'],
    ['达菲 75mg*10粒', '磷酸奥司他韦胶囊 75mg×10粒'],
    ['倍他乐克 25mg*20片', '酒石酸美托洛尔片 25mg×20片'],
    ['甲钴安片 0.5mg*20', '甲钴胺片 0.5mg×20片'],
    ['气滞胃疼颗粒 5g*9', '气滞胃痛颗粒 5g×9袋'],
    ['炒枣仁 500g', '酸枣仁（清炒） 500g/袋'],
    ['丹皮 1kg', '牡丹皮（切片） 1kg/袋'],
    ['创可贴 防水型100片', '创口贴 防水型 100片/盒'],
    ['棉签 10cm 50支', '医用棉签 10cm 50支/袋'],
  ])('is taken: %s', async (line, goods) => {
    const { data } = await call('matchPurchaseList', { body: { text: `${line} 100` } }, session);
    const [row] = data.rows;
    expect(row?.status).toMatch(/matched|blocked/);
    expect([row?.matches[0]?.goods.name, row?.matches[0]?.goods.ypgg].join(' ')).toBe(goods);
  });

  it.each(['奥司他韦 75mg*10袋', '硝苯地平 30mg*7', '莫沙必利 5mg*24', '三七 3g*20'])(
    'is left open without the form, if it counts other pieces or the form changes the effect: %s',
    async (line) => {
      const { data } = await call('matchPurchaseList', { body: { text: `${line} 100` } }, session);
      expect(data.rows[0]?.status).not.toMatch(/matched|blocked/);
    },
  );
});
