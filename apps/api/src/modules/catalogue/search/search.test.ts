import { readAloud, searchEntry } from '@yaoji/goods-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call } = await startTestApp(db);

const catalogue = [
  ['六味地黄丸', '北京同仁堂股份有限公司', '国药准字Z11020472', '6901234567892'],
  ['六味地黄丸（浓缩丸）', '豫西本草制药有限公司', '国药准字Z41020123', ''],
  ['杞菊地黄丸', '豫西本草制药有限公司', '国药准字Z41020124', ''],
  ['复方六味地黄颗粒', '江南百草堂药业有限公司', '', ''],
  ['阿胶', '东阿百年堂阿胶药业有限公司', '国药准字Z37020001', ''],
  ['阿胶浆', '东阿百年堂阿胶药业有限公司', '', ''],
  ['复方阿胶浆', '东阿百年堂阿胶药业有限公司', '', ''],
  ['重楼', '岭南药材有限公司', '', ''],
  ['长春西汀注射液', '河南润康药业有限公司', 'H20140336', ''],
  ['乐脉颗粒', '川中仁和药业有限公司', '', ''],
  ['复方降压片', '北原康泰药业集团有限公司', '', ''],
  ['蛤蚧定喘胶囊', '桂南制药有限公司', '', ''],
  ['醋莪术', '岭南药材有限公司', '', ''],
  ['麸炒枳壳', '岭南药材有限公司', '', ''],
  ['参苓白术散', '豫西本草制药有限公司', '', ''],
  ['血竭', '岭南药材有限公司', '', ''],
  ['薄荷', '岭南药材有限公司', '', ''],
  ['黄柏', '岭南药材有限公司', '', ''],
  ['氯化钠注射液', '河南润康药业有限公司', '', ''],
  ['维生素B12片', '江南百草堂药业有限公司', '国药准字H32020001/国药准字H32020002', ''],
  ['VC银翘片', '江南百草堂药业有限公司', '', ''],
  ['0.9%氯化钠冲洗液', 'Schaper & Brümmer GmbH', '', ''],
  ['药“引号”\\反斜杠_%片', '某厂', '', ''],
] as const;

await importRows(
  db,
  catalogue.map(([name, maker, approval_no, barcode], index) => ({
    line: index + 2,
    row: { name, maker, approval_no, barcode, price: '10', stock: '100', batch_no: '1' },
  })),
);

const find = async (keywords: string, type: 'goods' | 'maker' = 'goods', exact: 0 | 1 = 0) => {
  const { data, status } = await call('listGoods', { query: { keywords, type, exact, per_page: 100 } });
  expect(status).toBe(200);
  return data.list.map(({ name }) => name);
};

describe('[X1] products are found', () => {
  test.each([
    ['六味地黄丸', ['六味地黄丸', '六味地黄丸（浓缩丸）']],
    ['地黄丸', ['六味地黄丸', '六味地黄丸（浓缩丸）', '杞菊地黄丸']],
    ['颗粒', ['乐脉颗粒', '复方六味地黄颗粒']],
    ['莪', ['醋莪术']],
    ['lwdhw', ['六味地黄丸', '六味地黄丸（浓缩丸）']],
    ['LWDHW', ['六味地黄丸', '六味地黄丸（浓缩丸）']],
    ['ｌｗｄｈｗ', ['六味地黄丸', '六味地黄丸（浓缩丸）']],
    ['dhw', ['六味地黄丸', '六味地黄丸（浓缩丸）', '杞菊地黄丸']],
    ['liuweidihuangwan', ['六味地黄丸', '六味地黄丸（浓缩丸）']],
    ['dihuangk', ['复方六味地黄颗粒']],
    ['同仁堂lwdhw', ['六味地黄丸']],
    ['同仁堂 lwdhw', ['六味地黄丸']],
    ['trt', ['六味地黄丸']],
    ['lwdhw 豫西', ['六味地黄丸（浓缩丸）']],
    ['同仁堂', ['六味地黄丸']],
    ['国药准字Z41020123', ['六味地黄丸（浓缩丸）']],
    ['z41020123', ['六味地黄丸（浓缩丸）']],
    ['41020123', ['六味地黄丸（浓缩丸）']],
    ['40336', ['长春西汀注射液']],
    ['H32020002', ['维生素B12片']],
    ['6901234567892', ['六味地黄丸']],
    ['567892', ['六味地黄丸']],
    ['b12', ['维生素B12片']],
    ['vc银翘', ['VC银翘片']],
    ['vcyq', ['VC银翘片']],
    ['0.9%氯化钠', ['0.9%氯化钠冲洗液']],
    ['lvhuana', ['氯化钠注射液', '0.9%氯化钠冲洗液']],
    ['luhuana', ['氯化钠注射液', '0.9%氯化钠冲洗液']],
    ['brümmer', ['0.9%氯化钠冲洗液']],
    ['SCHAPER', ['0.9%氯化钠冲洗液']],
  ])('by %s', async (keywords, names) => {
    expect((await find(keywords)).sort()).toEqual([...names].sort());
  });

  test.each([
    ['东阿', ['阿胶', '阿胶浆', '复方阿胶浆']],
    ['豫西本草', ['六味地黄丸（浓缩丸）', '杞菊地黄丸', '参苓白术散']],
    ['yxbc', ['六味地黄丸（浓缩丸）', '杞菊地黄丸', '参苓白术散']],
    ['六味', []],
  ])('of a maker by %s', async (keywords, names) => {
    expect((await find(keywords, 'maker')).sort()).toEqual([...names].sort());
  });

  test('only if everything typed is found, where that is required', async () => {
    expect(await find('六味地黄丸 不存在', 'goods', 1)).toEqual([]);
    expect(await find('六地', 'goods', 1)).toEqual([]);
    expect(await find('味黄', 'goods', 1)).toEqual([]);
  });
});

describe('[X2] names are read as pharmacists read them', () => {
  test.each([
    ['阿胶', 'ej', 'ejiao'],
    ['重楼', 'cl', 'chonglou'],
    ['长春西汀注射液', 'ccxt', 'changchunxiting'],
    ['乐脉颗粒', 'lmkl', 'lemaikeli'],
    ['复方降压片', 'jyp', 'jiangyapian'],
    ['蛤蚧定喘胶囊', 'gj', 'gejie'],
    ['醋莪术', 'ez', 'ezhu'],
    ['麸炒枳壳', 'zq', 'zhiqiao'],
    ['麸炒枳壳', 'zk', 'zhike'],
    ['参苓白术散', 'slbzs', 'shenlingbaizhusan'],
    ['血竭', 'xj', 'xuejie'],
    ['薄荷', 'bh', 'bohe'],
    ['黄柏', 'hb', 'huangbo'],
    ['阿胶', 'aj', 'ajiao'],
  ])('%s by %s and %s', async (name, initials, pinyin) => {
    expect(await find(initials)).toContain(name);
    expect(await find(pinyin)).toContain(name);
  });

  test.each([
    ['枸橼酸铋钾颗粒', 'ju yuan suan bi jia ke li'],
    ['朝鲜红参', 'chao xian hong shen'],
    ['没食子', 'mo shi zi'],
    ['川芎茶调散', 'chuan xiong cha tiao san'],
    ['海螵蛸', 'hai piao xiao'],
    ['荨麻疹丸', 'xun ma zhen wan'],
    ['曲美他嗪片', 'qu mei ta qin pian'],
    ['大黄䗪虫丸', 'da huang zhe chong wan'],
    ['生长激素', 'sheng zhang ji su'],
  ])('%s is %s', (name, reading) => {
    expect(readAloud(name)[0]?.join(' ')).toBe(reading);
  });
});

describe('[X3] the best match comes first', () => {
  const order = async (keywords: string) => {
    const { data } = await call('listGoods', { query: { keywords, per_page: 100 } });
    return data.list.map(({ name }) => name);
  };

  test('exact, from the beginning, a complete word, a part', async () => {
    expect(await order('阿胶')).toEqual(['阿胶', '阿胶浆', '复方阿胶浆']);
    expect(await order('ej')).toEqual(['阿胶', '阿胶浆', '复方阿胶浆']);
    expect(await order('六味地黄')).toEqual(['六味地黄丸', '六味地黄丸（浓缩丸）', '复方六味地黄颗粒']);
  });

  test('then in stock, then best sellers', async () => {
    const rows = ['甲', '乙', '丙', '丁'].map((maker, index) => ({
      line: index + 2,
      row: { name: '黄连上清丸', maker, price: '1', stock: maker === '甲' ? '0' : '5', batch_no: '1' },
    }));
    await importRows(db, rows);
    await pool.query(
      `UPDATE goods SET sales = CASE maker WHEN '甲' THEN 100 WHEN '丙' THEN 7 WHEN '丁' THEN 3 ELSE 1 END WHERE name = '黄连上清丸'`,
    );
    const { data } = await call('listGoods', { query: { keywords: 'hlsqw' } });
    expect(data.list.map(({ sccj }) => sccj)).toEqual(['丙', '丁', '乙', '甲']);
  });
});

test('[X3] of products with equal sales, one of each name comes before the second of any', async () => {
  const rows = [
    ['柴黄片', '甲'],
    ['柴黄片', '乙'],
    ['柴黄颗粒', '甲'],
    ['柴黄颗粒', '乙'],
  ].map(([name = '', maker = ''], index) => ({
    line: index + 2,
    row: { name, maker, price: '1', stock: '5', batch_no: '1' },
  }));
  await importRows(db, rows);
  expect(await find('柴黄')).toEqual(['柴黄片', '柴黄颗粒', '柴黄片', '柴黄颗粒']);
});

test('[X3] of products with equal sales, names with most products come first, ignoring brackets', async () => {
  const names = ['翘芩丸', '翘芩片(甲牌)', '翘芩片(乙牌)', '翘芩片（丙牌）'];
  const rows = names.map((name, index) => ({
    line: index + 2,
    row: { name, maker: '甲', price: '1', stock: '5', batch_no: '1' },
  }));
  await importRows(db, rows);
  expect(await find('翘芩')).toEqual(['翘芩片(甲牌)', '翘芩丸', '翘芩片(乙牌)', '翘芩片（丙牌）']);
});

describe('[X4] any input is ordinary text', () => {
  test.each([
    '%',
    '_',
    "'",
    '"',
    '\\',
    '😀',
    '()',
    "'; drop table goods; --",
    '\u0000',
    '%%%',
    '_ _',
    '&|!:*',
    '药'.repeat(1000),
    'a'.repeat(1000),
    ' a'.repeat(500),
  ])('the keywords %j find nothing and break nothing', async (keywords) => {
    expect(await find(keywords)).toEqual([]);
    expect(await find(keywords, 'maker')).toEqual([]);
    const { status, data } = await call('suggestGoods', { query: { keywords } });
    expect({ status, data }).toEqual({ status: 200, data: [] });
  });

  test.each(['引号”\\反', '反斜杠_%片', '“引号”'])(
    'punctuation inside a name does not prevent finding it: %s',
    async (keywords) => {
      expect(await find(keywords)).toEqual(['药“引号”\\反斜杠_%片']);
    },
  );

  test('empty keywords are not a search', async () => {
    const { data } = await call('listGoods', { query: { keywords: '   ' } });
    expect(data.total).toBeGreaterThan(20);
  });

  test('any input gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (keywords) => {
        const { status } = await call('listGoods', { query: { keywords: keywords.toWellFormed(), facets: 0 } });
        expect(status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  test('a code of the list itself is searchable, whatever the name', async () => {
    const row = {
      name: '某某牌护手霜',
      maker: '某厂',
      pinyin_code: 'HSS-01，MMP',
      price: '9',
      stock: '5',
      batch_no: '1',
    };
    await importRows(db, [{ line: 90, row }]);
    for (const keywords of ['hss01', 'HSS01', 's01', 'mmp', 'mmphss']) {
      expect(await find(keywords)).toContain('某某牌护手霜');
    }
    expect(await find('hss02')).toEqual([]);
    await importRows(db, [{ line: 91, row: { ...row, pinyin_code: 'QQ7' } }]);
    expect(await find('qq7')).toEqual(['某某牌护手霜']);
    expect(await find('hss01')).toEqual([]);
  });

  test('every product is found by its own name, by any two neighbouring characters of it and by its initials', async () => {
    for (const [name] of catalogue) {
      expect(await find(name)).toContain(name);
      const characters = [...name.replaceAll(/[^\p{L}\p{N}]/gu, '')];
      expect(await find(characters.slice(0, 2).join(''))).toContain(name);
      const [initials] = searchEntry({
        name,
        commonName: null,
        maker: '',
        spec: '',
        dosageForm: '',
        approvalNo: '',
        barcode: '',
        stdCode: '',
        pinyinCode: '',
      }).tokens.filter((token) => /^\^[a-z0-9]+$/.test(token));
      expect(await find(initials?.slice(1) ?? name)).toContain(name);
    }
  });
});

describe('[S5] suggestions', () => {
  test('[C032] list each name once, best match first, with its product', async () => {
    const { data } = await call('suggestGoods', { query: { keywords: 'lwdh' } });
    expect(data.map(({ name, count }) => [name, count])).toEqual([
      ['六味地黄丸', 1],
      ['六味地黄丸（浓缩丸）', 1],
      ['复方六味地黄颗粒', 1],
    ]);
    expect(data[0]).toMatchObject({ type: 'goods', sccj: '北京同仁堂股份有限公司' });
    expect(data[0]?.id).toBeGreaterThan(0);
  });

  test('of makers name makers', async () => {
    const { data } = await call('suggestGoods', { query: { keywords: 'dabnt', type: 'maker' } });
    expect(data).toEqual([
      { type: 'maker', name: '东阿百年堂阿胶药业有限公司', id: 0, sccj: null, ypgg: null, count: 3 },
    ]);
  });

  test('leave out unlisted products', async () => {
    await pool.query(`UPDATE goods SET on_shelf = false WHERE name = '血竭'`);
    const { data } = await call('suggestGoods', { query: { keywords: '血竭' } });
    expect(data).toEqual([]);
  });
});
