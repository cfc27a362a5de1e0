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

describe('[K2] a line with the pack alone', () => {
  it('is left open if the name has several strengths, and takes no other pack', async () => {
    const packOf = (spec: string) => /\d+[片粒丸袋支贴](?=\/|$)/.exec(spec)?.[0];
    const strengthOf = (spec: string) => spec.replace(packOf(spec) ?? '', '');
    const lines = [...Map.groupBy(goods, ({ name }) => name)].flatMap(([name, rows]) => {
      const isOneStrength = new Set(rows.map(({ spec }) => strengthOf(spec))).size === 1;
      return [...new Set(rows.flatMap(({ spec }) => packOf(spec) ?? []))].map((pack) => {
        const fitting = rows.filter(
          ({ spec }) => packOf(spec) === pack && (isOneStrength || !/\d/.test(strengthOf(spec))),
        );
        const means = fitting.map((row) => keyOf(row.name, row.spec, row.maker));
        return { cells: [name, pack, '', '10'], means };
      });
    });
    const { wrong, open } = await match(lines, 'as lines of a chat');
    expect(wrong).toEqual([]);
    expect(lines.length - open.length).toBeGreaterThan(100);
  });
});

describe('[K2] a line with a word in the middle of a name left out', () => {
  it.each([
    ['抗原试剂 20人份', '新型冠状病毒抗原检测试剂'],
    ['穴位贴 12贴', '穴位压力刺激贴'],
    ['妇科洗液 200ml', '妇科抑菌洗液'],
    ['海水鼻喷 50ml', '生理性海水鼻腔喷雾'],
  ])('is left open, with the product in it: %s', async (line, name) => {
    const { data } = await call('matchPurchaseList', { body: { text: `${line} 100` } }, session);
    expect(data.rows[0]).toMatchObject({ status: 'choose' });
    expect(data.rows[0]?.matches[0]?.goods.name).toBe(name);
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
    ['倍他乐克25mg*20', '酒石酸美托洛尔片 25mg×20片'],
    ['双氧水500ml', '过氧化氢消毒液 500ml/瓶'],
    ['埃索美拉唑 20mg*7', '艾司奥美拉唑镁肠溶片 20mg×7片'],
    ['葡萄糖酸锌口服液 10ml*12', '葡萄糖酸锌口服溶液 10ml×12支'],
    ['板蓝根冲剂 10g 20袋', '板蓝根颗粒 10g×20袋'],
    ['绞股蓝总苷片 20mg*100', '绞股蓝总甙片 20mg×100片'],
    ['阿奇霉素干混悬 0.1*6袋', '阿奇霉素干混悬剂 0.1g×6袋'],
    ['牛黄解毒片 36片', '牛黄解毒片 0.25g×36片'],
    ['左氧氟沙星眼药水 5ml', '左氧氟沙星滴眼液 5ml:24.4mg/支'],
    ['伤湿止痛膏 10贴', '伤湿止痛膏 7cm×10cm×10贴'],
    ['石膏绷带 10cm', '石膏绷带 10cm×4.6m 10卷/盒'],
    ['注射器 5ml 100支', '一次性使用无菌注射器 带针 5ml 100支/盒'],
    ['输液器 0.7 25支', '一次性使用输液器 带针 0.7mm 25支/袋'],
    ['导尿管 16', '无菌导尿管 16Fr 双腔 10支/盒'],
    ['95酒精 500ml', '95%酒精消毒液 500ml/瓶'],
    ['早孕试纸 笔型', '人绒毛膜促性腺激素检测试纸 笔型 1支/盒'],
    ['生晒参 25支', '人参（生晒参） 25支 500g/盒'],
    ['苡仁 1kg', '薏苡仁 1kg/袋'],
    ['麸炒苡仁 1kg', '麸炒薏苡仁（麸炒） 1kg/袋'],
    ['美林 100ml', '布洛芬混悬液 100ml/瓶'],
    ['骨化三醇 0.25ug*10', '骨化三醇胶丸 0.25μg×10粒'],
    ['柴胡舒肝丸 10丸', '柴胡疏肝丸 10g×10丸'],
    ['VC针 2ml 10支', '维生素C注射液 2ml:0.5g×10支'],
    ['75酒精 500ml', '75%酒精消毒液 500ml/瓶'],
    ['酒女贞子 500g', '女贞子（酒制） 选货 500g/袋'],
  ])('is taken: %s', async (line, goods) => {
    const { data } = await call('matchPurchaseList', { body: { text: `${line} 100` } }, session);
    const [row] = data.rows;
    expect(row?.status).toMatch(/matched|blocked/);
    expect([row?.matches[0]?.goods.name, row?.matches[0]?.goods.ypgg].join(' ')).toBe(goods);
  });

  it.each([
    ...['奥司他韦 75mg*10袋', '硝苯地平 30mg*7', '莫沙必利 5mg*24', '三七 3g*20', '利多卡因 5支', '口服补液盐 6袋'],
    ...['辛伐他汀片 40', '卡托普利片 12.5', '替米沙坦片 20', '呋塞米片 40', '艾司奥美拉唑镁肠溶片 40'],
    ...['枳壳 500g', '女贞子 500g', '山茱萸 500g', '续断 500g', '酸枣仁 500g'],
  ])(
    'is left open if its pieces, its form, a figure without unit or a process it leaves out may change the effect: %s',
    async (line) => {
      const { data } = await call('matchPurchaseList', { body: { text: `${line} 100盒` } }, session);
      expect(data.rows[0]?.status).not.toMatch(/matched|blocked/);
    },
  );
});
