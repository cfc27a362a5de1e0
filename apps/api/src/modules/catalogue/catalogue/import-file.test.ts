import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectList, type ListOptions } from '@yaoji/price-list';
import { encodeGbk, writeXlsx } from '@yaoji/price-list/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importFile as importLooked } from './import-file.ts';
import { stepsOn } from './import-steps.ts';

const server = await openTestDatabase();
const embedded = await openTestDatabase('embedded');
const folder = mkdtempSync(join(tmpdir(), 'yaoji-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-20T04:00:00Z');

/** Opens and imports a file as it was read, ignoring doubts about its prices. */
const importFile = async (on: typeof server.db, path: string, options: ListOptions & { now: Date }) => {
  const list = await inspectList(path, options);
  return {
    ...(await importLooked(stepsOn(on), list, options)),
    unknownColumns: list.lists.flatMap(({ unknown }) => unknown),
  };
};

const file = (content: string | Buffer, name = 'list.csv') => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const { db, pool } = server;

const goodsNamed = async (name: string) => {
  const { rows } = await pool.query('SELECT * FROM goods WHERE name = $1', [name]);
  return rows;
};

beforeEach(async () => {
  for (const database of [server, embedded]) await database.pool.query('TRUNCATE goods, category, stock_log CASCADE');
});

const counts = ({ read, inserted, updated, unchanged, rejected }: Awaited<ReturnType<typeof importFile>>) => ({
  read,
  inserted,
  updated,
  unchanged,
  rejected,
});

const rejectsOf = (path: string) => readFileSync(path, 'utf8').replace('\ufeff', '').trim().split('\r\n');

const list = `规格,库存,品名,生产厂家,批准文号,单价,供应商编码,批号,有效期至,标签,ladder
"12丸×10袋/盒",100,六味地黄丸（）®,豫西本草制药,国药准字Ｚ41020123,12.80,A1,B01,2028-06-30,"新、满",10:12.50;50:12.00
每盒10'S,,阿莫西林胶囊,,H20140336,,A2,,,,
5g/袋,30.5,炒白术,,,0.385,A3,,,,
`;

test('the list decides the product of a trace code prefix, even over a scan', async () => {
  const rows = '六味地黄丸,12.80,8123456\n阿莫西林胶囊,9.90,81234570000000000017、12\n';
  const path = file(`品名,单价,追溯码前缀\n${rows}`);
  await importFile(db, path, { now });
  const prefixes = async () =>
    (
      await pool.query(
        'select prefix, name, source from trace_prefix join goods on goods.id = goods_id order by prefix',
      )
    ).rows;
  const said = [
    { prefix: '8123456', name: '六味地黄丸', source: 'list' },
    { prefix: '8123457', name: '阿莫西林胶囊', source: 'list' },
  ];
  expect(await prefixes()).toEqual(said);
  await pool.query("update trace_prefix set source = 'scan', goods_id = (select max(id) from goods)");
  expect(await importFile(db, path, { now })).toMatchObject({ unchanged: 2 });
  expect(await prefixes()).toEqual(said);
});

describe.each([server, embedded])('on a database of kind $kind', (database) => {
  test('columns are found by name in any order, and unknown ones are reported', async () => {
    const report = await importFile(database.db, file(list), { now });
    expect(counts(report)).toEqual({ read: 3, inserted: 3, updated: 0, unchanged: 0, rejected: 0 });
    expect(report.unknownColumns).toEqual(['供应商编码']);
    expect(report.rejectsFile).toBeNull();
    const { rows } = await database.pool.query(
      'SELECT name, spec, maker, approval_no, price, stock, expiry::text, unit, scope FROM goods ORDER BY id',
    );
    expect(rows).toEqual([
      {
        name: '六味地黄丸',
        spec: '12丸×10袋/盒',
        maker: '豫西本草制药',
        approval_no: '国药准字Z41020123',
        price: '12.8000',
        stock: '100.000',
        expiry: '2028-06-30',
        unit: '盒',
        scope: '中成药',
      },
      {
        name: '阿莫西林胶囊',
        spec: "每盒10'S",
        maker: '',
        approval_no: 'H20140336',
        price: null,
        stock: '0.000',
        expiry: null,
        unit: '盒',
        scope: '化学药',
      },
      {
        name: '炒白术',
        spec: '5g/袋',
        maker: '',
        approval_no: '',
        price: '0.3850',
        stock: '30.500',
        expiry: null,
        unit: '袋',
        scope: '',
      },
    ]);
    const { rows: ladder } = await database.pool.query('SELECT number, price FROM price_ladder ORDER BY number');
    expect(ladder).toEqual([
      { number: '10.000', price: '12.5000' },
      { number: '50.000', price: '12.0000' },
    ]);
    const { rows: tags } = await database.pool.query('SELECT tag FROM goods_tag ORDER BY tag');
    expect(tags.map(({ tag }) => tag).sort()).toEqual(['新', '满'].sort());
  });

  test('the same file twice changes nothing', async () => {
    const path = file(list);
    await importFile(database.db, path, { now });
    const before = await database.pool.query('SELECT id, xmin FROM goods ORDER BY id');
    const again = await importFile(database.db, path, { now });
    expect(counts(again)).toEqual({ read: 3, inserted: 0, updated: 0, unchanged: 3, rejected: 0 });
    expect((await database.pool.query('SELECT id, xmin FROM goods ORDER BY id')).rows).toEqual(before.rows);
    expect((await database.pool.query('SELECT count(*)::int AS n FROM stock_log')).rows).toEqual([{ n: 2 }]);
  });
});

test('a later list replaces known values, and its empty cells change nothing', async () => {
  await importFile(db, file(list), { now });
  const later = file(
    'name,maker,spec,approval_no,price,stock,batch_no,expiry\n六味地黄丸,豫西本草制药,12丸×10袋/盒,国药准字Z41020123,13.2,80,B01,2028-06-30\n',
  );
  expect(counts(await importFile(db, later, { now }))).toMatchObject({ updated: 1, inserted: 0 });
  expect(await goodsNamed('六味地黄丸')).toMatchObject([{ price: '13.2000', stock: '80.000', unit: '盒' }]);
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM price_ladder');
  expect(rows).toEqual([{ n: 2 }]);
});

test('columns missing from a list keep every known value', async () => {
  const known =
    'barcode,name,maker,spec,approval_no,common_name,dosage_form,category,std_code,pinyin_code,origin,unit,price,base_price,market_price,cost,pack_step,pack_size,weight_grams,case_size,purchase_cap,cap_period,free_shipping_number,vat_rate,scope,is_controlled,stock,batch_no,expiry,tags,ladder,approval_holder,storage,standard,indications\n' +
    '6901234567892,六味地黄丸,豫西本草,200丸/瓶,Z41020123,地黄丸,丸剂,中成药/补益,86901234000567,lw,河南,瓶,12.8,15,18,9.6,10,20,180,100,50,日,20,9,中成药,是,100,B01,2028-06-30,新,10:12.50,某持有人,密封,药典,滋阴补肾\n';
  await importFile(db, file(known), { now });
  const everything = async () => {
    const tables = ['goods', 'goods_detail', 'goods_search', 'goods_tag', 'price_ladder', 'stock_batch'];
    return Promise.all(tables.map(async (name) => (await pool.query(`SELECT * FROM ${name} ORDER BY 1`)).rows));
  };
  const before = await everything();
  expect(before[0]).toMatchObject([
    { cost: '9.6000', pack_step: '10.000', pack_size: '20.000', case_size: '100.000', cap_period: 'day', vat_rate: 9 },
  ]);
  const bare = file('barcode,name\n6901234567892,六味地黄丸\n');
  expect(counts(await importFile(db, bare, { now }))).toMatchObject({ read: 1, unchanged: 1, updated: 0 });
  expect(await everything()).toEqual(before);
});

test('the package insert is imported by section; sections missing from a list stay', async () => {
  await importFile(db, file('名称,功能主治,禁忌\n六味地黄丸,滋阴补肾。,尚不明确。\n'), { now });
  await importFile(db, file('名称,用法用量,禁忌\n六味地黄丸,口服。,对本品过敏者禁用。\n'), { now });
  const { rows } = await pool.query('SELECT insert FROM goods_detail');
  expect(rows).toEqual([
    {
      insert: [
        { title: '用法用量', text: '口服。' },
        { title: '禁忌', text: '对本品过敏者禁用。' },
        { title: '适应症/功能主治', text: '滋阴补肾。' },
      ],
    },
  ]);
});

test('an empty price in the list removes the price: 暂无报价', async () => {
  await importFile(db, file('name,price\n陈皮,9.9\n'), { now });
  await importFile(db, file('name,price\n陈皮,\n'), { now });
  expect(await goodsNamed('陈皮')).toMatchObject([{ price: null }]);
});

test('rows of one product with several batches become one product with their sum', async () => {
  const path = file(
    'name,spec,stock,batch_no,expiry\n黄芪,250g/袋,10,A1,2028-01\n当归,250g/袋,7,X,\n黄芪,250g/袋,5,A2,2027-03-31\n黄芪,250g/袋,5,A2,2027-03-31\n',
  );
  const report = await importFile(db, path, { now });
  expect(counts(report)).toEqual({ read: 4, inserted: 2, updated: 1, unchanged: 0, rejected: 1 });
  expect(await goodsNamed('黄芪')).toMatchObject([{ stock: '15.000' }]);
  const { rows } = await pool.query('SELECT batch_no, expiry::text, quantity FROM stock_batch ORDER BY batch_no');
  expect(rows).toEqual([
    { batch_no: 'A1', expiry: '2028-01-31', quantity: '10.000' },
    { batch_no: 'A2', expiry: '2027-03-31', quantity: '5.000' },
    { batch_no: 'X', expiry: null, quantity: '7.000' },
  ]);
  expect(counts(await importFile(db, path, { now }))).toMatchObject({ unchanged: 3, rejected: 1, updated: 0 });
});

test('a batch missing from the next list is removed, and the log adds up to the stock', async () => {
  await importFile(db, file('name,stock,batch_no\n黄芪,10,A1\n黄芪,5,A2\n'), { now });
  await importFile(db, file('name,stock,batch_no\n黄芪,8,A2\n'), { now });
  expect(await goodsNamed('黄芪')).toMatchObject([{ stock: '8.000' }]);
  const { rows } = await pool.query('SELECT sum(change) AS sum FROM stock_log');
  expect(rows).toEqual([{ sum: '8.000' }]);
});

test('lines of one product are written together, however far apart they are', async () => {
  const others = Array.from({ length: 12 }, (_, index) => `当归${index},1,X\n`).join('');
  const list = await inspectList(file(`name,stock,batch_no\n黄芪,10,A1\n${others}黄芪,5,A2\n`));
  const outcomesOf: string[] = [];
  await importLooked(stepsOn(db), list, {
    now,
    batchSize: () => 2,
    onGoods: ({ name }, { outcomes }) => {
      if (name === '黄芪') outcomesOf.push(outcomes.join());
    },
  });
  expect(outcomesOf).toEqual(['inserted,updated']);
  expect(await goodsNamed('黄芪')).toMatchObject([{ stock: '15.000' }]);
});

test('a product repeated with another price is reported with both', async () => {
  const report = await importFile(db, file('name,stock,price\n白芍,1,2\n白芍,1,3\n'), { now });
  expect(rejectsOf(report.rejectsFile ?? '').at(-1)).toBe(
    '3,与第 2 行是同一商品，价格不同：3.0000，前者2.0000,白芍,1,3',
  );
});

test('incomplete rows are reported with line and cell', async () => {
  const report = await importFile(db, file('name,price,barcode\n白芍,1,6.90123E+12\n'), { now });
  expect(counts(report)).toMatchObject({ inserted: 1, rejected: 0 });
  expect(rejectsOf(report.rejectsFile ?? '').at(-1)).toBe(
    '2,照常导入，但条码位数不对，已略去：条码“6.90123E+12”,白芍,1,6.90123E+12',
  );
});

test('a change of tiers, tags or papers alone updates the product’s row, which keys caches', async () => {
  await importFile(db, file('name,tags,ladder,storage\n白芍,新,10:2,密封\n'), { now });
  const version = async () => (await pool.query('SELECT xmin::text, updated_at FROM goods')).rows;
  let before = await version();
  for (const change of ['满,10:2,密封', '满,20:2,密封', '满,20:2,阴凉']) {
    const report = await importFile(db, file(`name,tags,ladder,storage\n白芍,${change}\n`), { now });
    expect(counts(report)).toMatchObject({ updated: 1 });
    const after = await version();
    expect(after).not.toEqual(before);
    before = after;
  }
});

test('a change of price alone keeps the search entry, one of the name rewrites it', async () => {
  await importFile(db, file('name,barcode,price\n白芍,6901234567892,1\n'), { now });
  const entry = async () => (await pool.query('SELECT xmin::text, text FROM goods_search')).rows;
  const before = await entry();
  await importFile(db, file('name,barcode,price\n白芍,6901234567892,2\n'), { now });
  expect(await entry()).toEqual(before);
  await importFile(db, file('name,barcode,price\n炒白芍,6901234567892,2\n'), { now });
  expect(await entry()).toMatchObject([{ text: expect.stringContaining('炒白芍') }]);
});

test('products missing from a list are found; those on a refused line count as named', async () => {
  await importFile(db, file('name,price\n白芍,1\n赤芍,2\n川芎,3\n'), { now });
  const report = await importFile(db, file('name,price\n白芍,1\n赤芍,1O\n'), { now });
  const gone = await stepsOn(db)('gone', report.named);
  expect(gone.map(({ name }) => name)).toEqual(['川芎']);
  await stepsOn(db)('unshelve', { ids: gone.map(({ id }) => id), now: now.toISOString() });
  expect(await goodsNamed('川芎')).toMatchObject([{ on_shelf: false }]);
  expect(await stepsOn(db)('gone', report.named)).toEqual([]);
});

test('unusable rows are written out with line and reason, and the others imported', async () => {
  const path = file(`name,price,stock,expiry,ladder,vat_rate,maker
,1,1,,,,
党参,abc,1,,,,
党参,9.5折,1,,,,
党参,1,10+5,,,,
党参,1,-3,,,,
党参,1,1,2027-13-01,,,
党参,1,1,,10-9.9,,
党参,1,1,,,21,
党参,1,1,,,13%,甲
党参,1,1,,,13%,甲
"""坏引号,1,1
破伤风人免疫球蛋白,1,1,,,,
好药,1,1,,,,"没有完
熟地黄,2.5,8,,,,乙
`);
  const report = await importFile(db, path, { now });
  expect(report.read).toBe(report.inserted + report.rejected);
  expect(rejectsOf(report.rejectsFile ?? '').map((line) => line.split(',').slice(0, 2).join(','))).toEqual([
    '行号,原因',
    '2,没有名称',
    '3,价格“abc”不是数字',
    '4,价格“9.5折”不是数字',
    '5,库存“10+5”不是数字',
    '6,库存“-3”小于零',
    '7,效期“2027-13-01”不是日期',
    '8,阶梯价“10-9.9”应写成 10:13.90',
    '9,税率“21”不是增值税税率',
    '11,与第 10 行是同一商品',
    '12,引号没有成对',
    '13,血液制品不得在网上销售',
    '14,引号没有成对',
  ]);
  const { rows } = await pool.query('SELECT name FROM goods ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(['党参', '熟地黄']);
});

test('[baseline] the rejects file holds no formulas, and is read again without the escapes', async () => {
  const first = await importFile(
    db,
    file(`name,price,stock\n=cmd|'/c calc'!A0,abc,1\n@SUM(1+1),x,1\n"=HYPERLINK(""http://evil.example"")",y,1\n`),
    { now },
  );
  const rejects = first.rejectsFile ?? '';
  expect(rejectsOf(rejects).filter((line) => /(^|,)"?[=@+-]/.test(line))).toEqual([]);
  const again = rejectsOf(rejects)
    .join('\n')
    .replaceAll(/,(?:abc|x|y),/g, ',9.90,');
  expect((await importFile(db, file(again), { now })).inserted).toBe(3);
  const { rows } = await pool.query('SELECT name FROM goods ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(["=cmd|'/c calc'!A0", '@SUM(1+1)', '=HYPERLINK("http://evil.example")']);
});

test('the rejects file of an earlier run is removed', async () => {
  const path = file('name,price\n白芍,x\n');
  const first = await importFile(db, path, { now });
  expect(first.rejectsFile).toBe(`${path}.rejects.csv`);
  writeFileSync(path, 'name,price\n白芍,1\n');
  expect((await importFile(db, path, { now })).rejectsFile).toBeNull();
  expect(() => readFileSync(`${path}.rejects.csv`)).toThrow();
});

test.each([
  ['GBK', encodeGbk(list.replace('®', ''))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${list}`)],
  ['UTF-16', Buffer.from(`\ufeff${list.replaceAll(',', '\t')}`, 'utf16le')],
  ['Windows line ends', Buffer.from(list.replaceAll('\n', '\r\n'))],
  ['tabs below a title', Buffer.from('豫西医药价目表\n品名\t单价\n白芍\t1\n赤芍\t2\n川芎\t3\n')],
  ['semicolons', Buffer.from('品名;单价\n白芍;1\n赤芍;2\n川芎;3\n')],
])('%s text is read', async (_, content) => {
  expect(counts(await importFile(db, file(content), { now }))).toMatchObject({ read: 3, inserted: 3, rejected: 0 });
});

test('a workbook is read: numbers as codes and dates, gaps, titles above the table', async () => {
  const path = join(folder, 'list.xlsx');
  writeXlsx(path, [
    ['豫西医药 2026年11月价目表', null, null, null, null, null],
    ['商品名称', '条形码', '单价(元)', '有效期至', '库存', '备注'],
    ['藿香正气口服液', 6901234567892, 0.1 + 0.2, 46934, 12.5, null],
    ['板蓝根颗粒 <大袋> & "小袋"', null, 8.5, '2027.03', 3, 'x'],
    [null, null, null, null, null, null],
    ['维生素C片', 6.901234567885e12, null, null, null, null],
  ]);
  const report = await importFile(db, path, { now });
  expect(counts(report)).toEqual({ read: 3, inserted: 3, updated: 0, unchanged: 0, rejected: 0 });
  expect(report.unknownColumns).toEqual(['备注']);
  const { rows } = await pool.query('SELECT name, barcode, price, expiry::text, stock FROM goods ORDER BY id');
  expect(rows).toEqual([
    { name: '藿香正气口服液', barcode: '6901234567892', price: '0.3000', expiry: '2028-06-30', stock: '12.500' },
    { name: '板蓝根颗粒 <大袋> & "小袋"', barcode: '', price: '8.5000', expiry: '2027-03-31', stock: '3.000' },
    { name: '维生素C片', barcode: '6901234567885', price: null, expiry: null, stock: '0.000' },
  ]);
});

test.each([
  ['', '文件是空的'],
  ['编码,单价\n1,2\n', '没有商品名称列'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), '不支持旧版 .xls'],
  [Buffer.from('PK\x03\x04 no zip'), '不是 XLSX'],
  ['<html><body><table><tr><td>品名</td></tr></table></body></html>', '文件其实是网页'],
  ['\ufeff<?xml version="1.0"?><Workbook/>', '文件其实是网页'],
  [Buffer.from(Array.from({ length: 4000 }, (_, index) => (index % 3 === 0 ? 0xff : 0x81))), '文件编码无法识别'],
])('a file that is not a list is refused with a message (%#)', async (content, sentence) => {
  await expect(importFile(db, file(content), { now })).rejects.toThrow(sentence);
});

test('a folder, and a workbook damaged halfway, are refused with a message', async () => {
  await expect(importFile(db, folder, { now })).rejects.toThrow(`${folder} 是文件夹，不是文件`);
  const path = join(folder, 'damaged.xlsx');
  writeXlsx(path, [['品名', '单价'], ...Array.from({ length: 300 }, (_, index) => [`白芍${index}号`, index + 0.5])]);
  const content = readFileSync(path);
  content.fill(0x55, content.length / 2, content.length / 2 + 200);
  writeFileSync(path, content);
  await expect(importFile(db, path, { now })).rejects.toThrow(/^工作簿无法读取（/);
});

test('a workbook with the 1904 date system is refused: its dates would be four years early', async () => {
  const path = join(folder, 'mac.xlsx');
  writeXlsx(
    path,
    [
      ['品名', '有效期'],
      ['白芍', 45472],
    ],
    { date1904: true },
  );
  await expect(importFile(db, path, { now })).rejects.toThrow('工作簿的日期从1904年算起');
});

test('a cell with line breaks is one cell, whatever its lines contain', async () => {
  const path = file('name,spec,price\n甲药,"铝塑,12片,2板\n每盒",3\n乙药,"10g\n×6袋",4\n');
  const report = await importFile(db, path, { now });
  expect(counts(report)).toMatchObject({ read: 2, inserted: 2 });
  expect(await goodsNamed('甲药')).toMatchObject([{ spec: '铝塑,12片,2板 每盒', price: '3.0000' }]);
  expect(await goodsNamed('乙药')).toMatchObject([{ spec: '10g ×6袋', price: '4.0000' }]);
});

test('a line with an unclosed quotation mark is reported with its cells', async () => {
  const report = await importFile(db, file('name,price\n"白芍,1\n赤芍,2\n'), { now });
  expect(rejectsOf(report.rejectsFile ?? '').at(-1)).toBe('2,引号没有成对,"""白芍",1');
});

test('stock of an expired batch does not count, and the report says so', async () => {
  const report = await importFile(db, file('name,stock,expiry\n过期药,10,2026-11-19\n今天到期,10,2026-11-20\n'), {
    now,
  });
  expect([...report.notes]).toEqual([['expiredBatch', 1]]);
  expect(await goodsNamed('过期药')).toMatchObject([{ stock: '0.000' }]);
  expect(await goodsNamed('今天到期')).toMatchObject([{ stock: '10.000' }]);
});

test('categories are created by their path and found again', async () => {
  await importFile(db, file('name,category\n甲药,中成药/感冒用药\n乙药,中成药 > 感冒用药\n丙药,中药饮片\n'), { now });
  const { rows } = await pool.query(
    'SELECT child.name, child.mode, parent.name AS parent FROM category child LEFT JOIN category parent ON parent.id = child.parent_id ORDER BY child.id',
  );
  expect(rows).toEqual([
    { name: '中成药', mode: 'normal', parent: null },
    { name: '感冒用药', mode: 'normal', parent: '中成药' },
    { name: '中药饮片', mode: 'zy', parent: null },
  ]);
});
