import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call } = await startTestApp(db);

const catalogue = [
  ['六味地黄丸', '豫西本草制药有限公司', '200丸/瓶', '丸剂'],
  ['六味地黄丸（浓缩丸）', '江南百草堂药业有限公司', '200丸/瓶', '丸剂'],
  ['六味安消散', '川中仁和药业有限公司', '1.5g*10袋', '散剂'],
  ['杞菊地黄丸', '豫西本草制药有限公司', '9g*10丸', '丸剂'],
  ['阿莫西林胶囊', '北原康泰药业集团有限公司', '0.25g*24粒', '胶囊剂'],
  ['阿莫西林胶囊', '江南百草堂药业有限公司', '0.5g×12粒×2板', '胶囊剂'],
  ['阿莫西林颗粒', '北原康泰药业集团有限公司', '125mg*18袋', '颗粒剂'],
  ['复方阿莫西林片', '北原康泰药业集团有限公司', '250mg*12片', '片剂'],
  ['布洛芬缓释胶囊', '川中仁和药业有限公司', '0.3g*20粒', '胶囊剂'],
  ['对乙酰氨基酚片', '川中仁和药业有限公司', '0.5g*100片', '片剂'],
  ['氯化钠注射液', '岭南药材有限公司', '250ml:2.25g', '注射剂'],
  ['维生素C片', '江南百草堂药业有限公司', '0.1g*100片', '片剂'],
  ['头孢拉定胶囊', '江南百草堂药业有限公司', '0.25g*24粒', '胶囊剂'],
  ['黃芪颗粒', '岭南药材有限公司', '15g*10袋', '颗粒剂'],
  ['白芨', '岭南药材有限公司', '1kg', '饮片'],
  ['藿香正气水', '豫西本草制药有限公司', '10ml*10支', '酊剂'],
] as const;

beforeAll(async () => {
  await importRows(
    db,
    catalogue.map(([name, maker, spec, dosage_form], index) => ({
      line: index + 2,
      row: { name, maker, spec, dosage_form, price: '10', stock: '100', batch_no: '1' },
    })),
  );
});

const search = async (keywords: string, exact: 0 | 1 = 0) => {
  const { data } = await call('listGoods', { query: { keywords, exact, per_page: 100 } });
  return {
    found: data.list.map(({ name, ypgg }) => `${name} ${ypgg}`),
    names: data.list.map(({ name }) => name),
    search: data.search,
  };
};

const nothing = { shown_for: null, goods: [], dropped: [], missing: [] };

describe('[X1] a strength or pack is part of the search', () => {
  test.each([
    '阿莫西林胶囊 0.25g',
    '阿莫西林胶囊 0.25克',
    '阿莫西林胶囊 250mg',
    '阿莫西林胶囊 250毫克',
    '阿莫西林胶囊0.25g',
    '阿莫西林胶囊 0.25g*24',
    '阿莫西林胶囊 0.25g×24粒',
    '阿莫西林胶囊 0.25*24',
    '阿莫西林胶囊 0.25',
    'amxljn 250mg',
    '0.25g 阿莫西林胶囊 康泰',
  ])('%s', async (keywords) => {
    expect(await search(keywords)).toMatchObject({ found: ['阿莫西林胶囊 0.25g*24粒'], search: null });
  });

  test.each(['阿莫西林 24粒', "阿莫西林 24's"])('%s counts the pieces of all blisters', async (keywords) => {
    expect((await search(keywords)).found.sort()).toEqual(['阿莫西林胶囊 0.25g*24粒', '阿莫西林胶囊 0.5g×12粒×2板']);
  });

  test('an unknown one is reported, and never presented as another', async () => {
    const { found, search: understood } = await search('阿莫西林胶囊 0.125g');
    expect(found).toHaveLength(2);
    expect(understood?.missing).toEqual([{ typed: '0.125g', available: expect.arrayContaining(['0.25g', '0.5g']) }]);
    expect((await search('阿莫西林 9g')).search?.missing[0]?.available.sort()).toEqual(['0.25g', '0.5g', '125mg']);
    expect((await search('阿莫西林胶囊 0.125g', 1)).found).toEqual([]);
    expect((await search('阿莫西林胶囊 5g', 1)).found).toEqual([]);
  });

  test('of a strength and a pack only the unknown one is missing', async () => {
    const { found, search: understood } = await search('阿莫西林胶囊 0.25g*36粒');
    expect([found, understood?.missing]).toEqual([
      ['阿莫西林胶囊 0.25g*24粒'],
      [{ typed: '36粒', available: ['24粒'] }],
    ]);
    const other = await search('阿莫西林胶囊 0.3g*24粒');
    expect(other.found).toHaveLength(2);
    expect(other.search?.missing).toEqual([{ typed: '0.3g', available: expect.arrayContaining(['0.25g', '0.5g']) }]);
  });

  test('without a name it finds products with it, and a number of packs finds nothing', async () => {
    expect((await search('0.25g')).names.sort()).toEqual(['复方阿莫西林片', '头孢拉定胶囊', '阿莫西林胶囊']);
    expect((await search('24粒')).names.sort()).toEqual(['头孢拉定胶囊', '阿莫西林胶囊', '阿莫西林胶囊']);
    expect((await search('10盒')).names).toEqual([]);
  });

  test('a number of packs is left out, and reported', async () => {
    for (const typed of ['10盒', '5瓶', '2箱']) {
      const { names, search: understood } = await search(`布洛芬缓释胶囊 ${typed}`);
      expect([names, understood]).toEqual([['布洛芬缓释胶囊'], { ...nothing, dropped: [typed] }]);
    }
    expect((await search('黄芪颗粒 10袋')).search).toBeNull();
  });

  test('a dosage form is found as names write it', async () => {
    expect((await search('阿莫西林 胶囊剂')).names).toEqual(['阿莫西林胶囊', '阿莫西林胶囊']);
    expect((await search('藿香正气 酊剂')).names).toEqual(['藿香正气水']);
  });
});

describe('[X1] characters and letters in any mixture are one word', () => {
  test.each(['六味d', 'lw地黄', '六w地h丸', '六味dihuang', 'liuwei地黄丸'])('%s', async (keywords) => {
    expect((await search(keywords)).names.sort()).toEqual(['六味地黄丸', '六味地黄丸（浓缩丸）']);
  });
});

describe('[X1] traditional characters, variants and everyday names find the same products', () => {
  test.each([
    ['六味地黃丸', '六味地黄丸'],
    ['黄芪颗粒', '黃芪颗粒'],
    ['黄耆颗粒', '黃芪颗粒'],
    ['白及', '白芨'],
    ['扑热息痛', '对乙酰氨基酚片'],
    ['prxt', '对乙酰氨基酚片'],
    ['生理盐水', '氯化钠注射液'],
    ['先锋6号', '头孢拉定胶囊'],
    ['VC片', '维生素C片'],
  ])('%s is %s', async (keywords, name) => {
    const { names, search: understood } = await search(keywords);
    expect([names[0], understood]).toEqual([name, null]);
  });
});

describe('[X1] without a match, similar products are shown, and reported as such', () => {
  test.each([
    ['same sound', '六味地皇丸', '六味地黄丸'],
    ['same sound, half typed', '六味地皇', '六味地黄'],
    ['swapped', '六味黄地丸', '六味地黄丸'],
    ['left out', '藿正气水', '藿香正气水'],
    ['one too many', '藿香正正气水', '藿香正气水'],
    ['wrong', '藿香平气水', '藿香正气水'],
    ['maker first', '康泰阿莫西林颗粒', '康泰 阿莫西林颗粒'],
    ['maker last', '阿莫西林颗粒康泰', '阿莫西林颗粒 康泰'],
    ['another order', '颗粒阿莫西林', '颗粒 阿莫西林'],
    ['a letter wrong', 'huoxiangzhenggishui', '藿香正气水'],
    ['a letter left out', 'liuweidihuangwn', '六味地黄丸'],
    ['z for zh', 'huoxiangzengqisui', '藿香正气水'],
    ['l for n', 'amoxinin jiaonang', '阿莫西林胶囊 jiaonang'],
    ['initials wrong', 'hxzqa', '藿香正气水'],
    ['initials left out', 'lwdw', '六味地黄丸'],
    ['initials too many', 'qjddhw', '杞菊地黄丸'],
  ])('%s: %s', async (_, keywords, shownFor) => {
    const { names, search: understood } = await search(keywords);
    expect(understood).toMatchObject({ shown_for: shownFor, dropped: [], missing: [] });
    const [first] = names;
    expect(shownFor.split(' ').some((word) => first?.includes(word))).toBe(true);
    expect((await search(keywords, 1)).found).toEqual([]);
  });

  test('with a strength, too', async () => {
    const { found, search: understood } = await search('阿莫西林胶馕 0.5g');
    expect([found, understood?.shown_for]).toEqual([['阿莫西林胶囊 0.5g×12粒×2板'], '阿莫西林胶囊']);
  });

  test('words without anything similar are left out', async () => {
    const { names, search: understood } = await search('六味地黄丸 不存在的话');
    expect(names).toContain('六味地黄丸');
    expect(understood).toEqual({ ...nothing, dropped: ['不存在的话'] });
  });

  test('an unknown maker is left out, even joined to a name', async () => {
    const { names, search: understood } = await search('某某堂阿莫西林颗粒');
    expect(names).toEqual(['阿莫西林颗粒']);
    expect(understood).toEqual({ ...nothing, shown_for: '阿莫西林颗粒', dropped: ['某某堂'] });
  });

  test('but a known one is required', async () => {
    expect(await search('六味')).toMatchObject({ search: null });
    expect((await search('六味')).names.sort()).toEqual(['六味地黄丸', '六味地黄丸（浓缩丸）', '六味安消散']);
  });
});

test.each([' ', '、', '，', '；', '+'])(
  '[X1] two products in one search, separated by %j, are both shown',
  async (sign) => {
    const { names, search: understood } = await search(`布洛芬缓释胶囊${sign}藿香正气水`);
    expect(names.slice(0, 2).sort()).toEqual(['布洛芬缓释胶囊', '藿香正气水']);
    expect(understood).toEqual({ ...nothing, goods: ['布洛芬缓释胶囊', '藿香正气水'] });
  },
);

test('[X1] a guess and the words themselves have a total each', async () => {
  const ask = async () => (await call('listGoods', { query: { keywords: '阿莫西灵', exact: 0 } })).data;
  const guessed = await ask();
  expect(guessed.search).not.toBeNull();
  expect(guessed.total).toBeGreaterThan(1);
  const row = {
    name: '阿莫西灵片',
    maker: '岭南药材有限公司',
    spec: '1g*10片',
    price: '10',
    stock: '9',
    batch_no: '1',
  };
  await importRows(db, [{ line: 2, row }]);
  expect(await ask()).toMatchObject({ total: 1, list: [{ name: '阿莫西灵片' }], search: null });
});
