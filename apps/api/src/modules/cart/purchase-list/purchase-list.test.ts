import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeGbk, writeXlsx } from '@yaoji/price-list/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

const catalogue = [
  ['六味地黄丸', '200丸/瓶', '豫西本草制药有限公司', 'Z41020123', '6901234567892', '10', '95'],
  ['六味地黄丸', '360丸/瓶', '豫西本草制药有限公司', 'Z41020123', '', '10', '300'],
  ['六味地黄丸（浓缩丸）', '200丸/瓶', '北京百草堂药业有限公司', 'Z11020472', '', '6', '120'],
  ['阿莫西林胶囊', '0.25g*24粒', '华北康泰制药股份有限公司', 'H13020001', '', '5', '500'],
  ['阿莫西林胶囊', '0.5g*20粒', '华北康泰制药股份有限公司', 'H13020002', '', '5', '500'],
  ['阿莫西林胶囊', '0.25g*24粒', '石门集团欧康药业有限公司', 'H13020003', '', '5', '500'],
  ['板蓝根颗粒', '10g×20袋', '白云岭制药总厂', 'Z44020001', '', '5', '400'],
  ['板蓝根颗粒', '5g×20袋', '岭南本草制药有限公司', 'Z44020002', '', '5', '400'],
  ['布洛芬缓释胶囊', '0.3g×20粒', '江南百草堂药业有限公司', 'H32020002', '6901234567908', '5', '50'],
  ['维生素B12片', '25μg*100片', '江南百草堂药业有限公司', 'H32020001', '', '1', '50'],
  ['阿胶', '250g', '东阿百年堂阿胶药业有限公司', 'Z37020001', '', '1', '20'],
  ['阿胶浆', '20ml*48支', '东阿百年堂阿胶药业有限公司', 'Z37020002', '', '1', '20'],
  ['黄芪', '1kg', '岭南药材有限公司', '', '', '0.5', '40'],
  ['当归', '选货 500g/袋', '岭南药材有限公司', '', '', '0.5', '40'],
  ['当归', '1kg/袋', '岭南药材有限公司', '', '', '1', '40'],
  ['医用外科口罩', '10只/袋', '康护医疗器械有限公司', '川械注准20202140012', '', '20', '2000'],
  ['何首乌（制）', '500g/袋', '豫西本草制药有限公司', '', '', '0.5', '40'],
  ['何首乌', '500g/袋', '岭南药材有限公司', '', '', '0.5', '40'],
  ['益智仁（盐炙）', '500g/袋', '盐城本草药业有限公司', '', '', '0.5', '40'],
  ['益智仁', '500g/袋', '岭南药材有限公司', '', '', '0.5', '40'],
  ['脑心通胶囊', '0.4g*48粒', '秦川制药股份有限公司', 'Z61020001', '', '10', '0'],
] as const;

let mine = '';

beforeAll(async () => {
  await importRows(
    db,
    catalogue.map(([name, spec, maker, approval_no, barcode, pack_step, stock], index) => ({
      line: index + 2,
      row: {
        name,
        spec,
        maker,
        approval_no,
        barcode,
        pack_step,
        stock,
        price: '10',
        batch_no: '1',
        case_size: '100',
        unit: ['黄芪', '当归', '何首乌', '何首乌（制）', '益智仁', '益智仁（盐炙）'].includes(name) ? 'kg' : '盒',
        scope: '',
      },
    })),
  );
  await pool.query(`UPDATE goods SET scope = ''`);
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const send = async (text: string) => (await call('matchPurchaseList', { body: { text } }, mine)).data;
const upload = (file: Blob) => call('matchPurchaseList', { body: { file } }, mine);

/** The first row in short: its match, the reason, and the quantity. */
const only = async (text: string) => {
  const { rows } = await send(text);
  const [row] = rows;
  const first = row?.matches[0];
  return [
    row?.status,
    first ? `${first.goods.name} ${first.goods.ypgg} ${first.goods.sccj?.slice(0, 2)}` : null,
    row?.number,
    first?.by,
  ];
};

describe('[K2] [C196] a row of a purchase list', () => {
  it.each([
    ['6901234567892 20盒', ['matched', '六味地黄丸 200丸/瓶 豫西', '20', 'barcode']],
    ['国药准字Z11020472 12', ['matched', '六味地黄丸（浓缩丸） 200丸/瓶 北京', '12', 'approval_no']],
    ['批准文号：H13020003 10', ['matched', '阿莫西林胶囊 0.25g*24粒 石门', '10', 'approval_no']],
    ['六味地黄丸 200丸 豫西本草 20盒', ['matched', '六味地黄丸 200丸/瓶 豫西', '20', 'name']],
    ['豫西本草 200丸 六味地黄丸 ×20', ['matched', '六味地黄丸 200丸/瓶 豫西', '20', 'name']],
    ['六味地黄丸200丸豫西本草20盒', ['matched', '六味地黄丸 200丸/瓶 豫西', '20', 'name']],
    ['3、阿莫西林胶囊 250mg*24粒 华北康泰 10盒', ['matched', '阿莫西林胶囊 0.25g*24粒 华北', '10', 'name']],
    ['阿莫西林胶囊（0.5克×20粒）10盒', ['matched', '阿莫西林胶囊 0.5g*20粒 华北', '10', 'name']],
    ['欧康 阿莫西林胶囊 5', ['matched', '阿莫西林胶囊 0.25g*24粒 石门', '5', 'name']],
    ['麻烦来20盒板蓝根颗粒 10g*20袋', ['matched', '板蓝根颗粒 10g×20袋 白云', '20', 'name']],
    ['blgkl 10g*20袋 5', ['matched', '板蓝根颗粒 10g×20袋 白云', '5', 'pinyin']],
    ['banlangenkeli 10g*20袋 5', ['matched', '板蓝根颗粒 10g×20袋 白云', '5', 'pinyin']],
    ['维生素B12片 3瓶', ['matched', '维生素B12片 25μg*100片 江南', '3', 'name']],
    ['阿胶浆 两盒', ['matched', '阿胶浆 20ml*48支 东阿', '2', 'name']],
    ['阿胶 2盒', ['matched', '阿胶 250g 东阿', '2', 'name']],
    ['川械注准20202140012 40', ['matched', '医用外科口罩 10只/袋 康护', '40', 'approval_no']],
  ])('%s', async (text, expected) => {
    expect(await only(text)).toEqual(expected);
  });

  it('that fits several products shows them and picks none', async () => {
    const { rows, matched, reported } = await send('阿莫西林胶囊 10盒');
    expect(rows[0]).toMatchObject({ status: 'choose', message: '有多个相近商品，请选择' });
    expect(rows[0]?.matches).toHaveLength(3);
    expect(rows[0]?.matches.every(({ fit }) => fit === 'unsaid')).toBe(true);
    expect({ matched, reported }).toEqual({ matched: 0, reported: 1 });
  });

  it.each([
    ['小儿板蓝根颗粒 10g*20袋 5盒', '小儿板蓝根颗粒', '板蓝根颗粒'],
    ['蓝根颗粒 5盒', '蓝根颗粒', '板蓝根颗粒'],
    ['左布洛芬缓释胶囊 0.3g*20粒 5盒', '左布洛芬缓释胶囊', '布洛芬缓释胶囊'],
    ['复方维生素B12片 25μg*100片', '复方维生素B12片', '维生素B12片'],
  ])('of another name says so: %s', async (text, asked, goods) => {
    const [row] = (await send(text)).rows;
    expect(row?.status).toBe('choose');
    expect(row?.message).toContain(`品名不同：清单 ${asked}，商品 ${goods}`);
    expect(row?.matches.map(({ fit }) => fit)).not.toContain('unsaid');
  });

  it('names the maker of another process: it is left open', async () => {
    for (const said of ['何首乌 500g 豫西本草', '何首乌 500g 豫西本草制药有限公司', '益智仁 500g盐城本草'])
      expect((await send(`${said} 1kg`)).rows[0]?.status).toBe('choose');
    expect(await only('制何首乌 500g 豫西本草 1kg')).toEqual(['matched', '何首乌（制） 500g/袋 豫西', '1', 'name']);
  });

  it('of a device is as good with a part of its name', async () => {
    expect((await send('外科口罩 10只 40袋')).rows[0]?.matches[0]?.differences).toEqual([]);
  });

  it('with an unknown maker is not matched automatically', async () => {
    expect((await only('板蓝根颗粒 10g*20袋 远方制药有限公司 5盒'))[0]).not.toBe('matched');
    expect((await only('六味地黄丸 120丸 豫西本草 5'))[0]).not.toBe('matched');
  });

  it.each([
    ['布洛芬缓释胶囊 0.4g×20粒 5盒', '0.4g', '0.3g'],
    ['布洛芬缓释胶囊 0.3g×24粒 5盒', '24粒', '20粒'],
    ['布洛芬缓释胶囊400mg*20片 5盒', '400mg', '0.3g'],
    ['品名\t规格\t数量\n布洛芬缓释胶囊\t0.4克×20粒\t5', '0.4克', '0.3g'],
    ['品名\t数量\n布洛芬缓释胶囊０．４ｇ＊２０\t5', '0.4g', '0.3g'],
    // Not even if the code is the product's.
    ['6901234567908 布洛芬缓释胶囊 0.4g×20粒 5盒', '0.4g', '0.3g'],
    ['国药准字H32020002 布洛芬缓释胶囊 0.4g×20粒 5盒', '0.4g', '0.3g'],
  ])('never matches another strength or pack automatically: %s', async (text, asked, goods) => {
    const row = (await send(text)).rows.at(-1);
    expect(row).toMatchObject({ status: 'choose', message: `规格不同：清单 ${asked}，商品 ${goods}` });
    expect(row?.matches.map(({ fit, differences }) => ({ fit, differences }))).toEqual([
      { fit: 'differs', differences: [{ what: 'spec', asked, goods }] },
    ]);
  });

  it.each([
    ['六味地黄丸（水蜜丸） 200丸 北京百草堂 6', 'form', '水蜜丸', '浓缩丸'],
    ['品名\t剂型\t规格\t数量\n脑心通胶囊\t片剂\t0.4g*48粒\t5', 'form', '片', '胶囊'],
    ['阿胶浆 20ml*48支 远方制药有限公司 2盒', 'maker', '远方制药有限公司', '东阿百年堂阿胶药业有限公司'],
    ['品名\t厂家\t数量\n维生素B12片\t南山本草\t5', 'maker', '南山本草', '江南百草堂药业有限公司'],
  ])('never matches another form or maker automatically: %s', async (text, what, asked, goods) => {
    const row = (await send(text)).rows.at(-1);
    expect(row?.status).not.toBe('matched');
    expect(row?.matches.flatMap(({ differences }) => differences)).toContainEqual({ what, asked, goods });
  });

  it.each([
    ['布洛芬缓释胶囊 0.3g*20粒\t40粒', '清单按粒，商品按盒销售，请核对数量'],
    ['布洛芬缓释胶囊 0.3g*20粒\t40盒', ''],
  ])('in pieces of a pack is left open: %s', async (text, message) => {
    expect((await send(text)).rows[0]).toMatchObject({ status: message ? 'choose' : 'matched', message });
  });

  it('ranks products that agree before those that leave it open, and those before different ones', async () => {
    const matches = async (text: string) =>
      (await send(text)).rows[0]?.matches.map(({ goods, fit }) => `${goods.ypgg} ${fit}`);
    expect(await matches('阿莫西林胶囊 0.25g×24粒 10盒')).toEqual([
      '0.25g*24粒 same',
      '0.25g*24粒 same',
      '0.5g*20粒 differs',
    ]);
    expect(await matches('阿莫西林胶囊 0.25g 10盒')).toEqual([
      '0.25g*24粒 unsaid',
      '0.25g*24粒 unsaid',
      '0.5g*20粒 differs',
    ]);
    expect(await matches('板蓝根颗粒 10g×20袋 5盒')).toEqual(['10g×20袋 same']);
    expect(await matches('六味地黄丸 360丸/瓶 5')).toEqual(['360丸/瓶 same']);
  });

  it('with a partial strength or pack matches by id or bar code, or if the catalogue lists one spec', async () => {
    expect((await send('国药准字Z44020001 10g 5')).rows[0]).toMatchObject({
      status: 'choose',
      message: '请核对规格后选择',
      matches: [{ fit: 'unsaid', differences: [] }],
    });
    for (const text of [
      '阿莫西林胶囊 24粒 5',
      '阿莫西林胶囊 0.25g 5',
      '板蓝根颗粒 20袋 3',
      '维生素B12片 25μg/片 50mg 5',
    ])
      expect((await send(text)).rows[0]?.status, text).toBe('choose');
    for (const text of ['维生素B12片 25μg 5', '维生素B12片 100片 3瓶', '6901234567892 六味地黄丸 5'])
      expect((await only(text))[0], text).toBe('matched');
  });

  it.each([
    ['当归 500g 3袋', '1.5', '3袋（每袋0.5kg）换算为1.5kg'],
    ['当归 500g 3kg', '3', ''],
    ['当归 500g/袋 1件', '40', '1件按每件100kg换算为100kg；已达最大购买量，改为40kg'],
    ['阿胶 250g 1kg', '4', '1kg换算为4盒'],
    ['当归 500g 3', '3', '未写单位，按kg计'],
    ['黄芪 1kg 2袋', '2', ''],
  ])('of a product sold by weight asks for the weight of its bags: %s', async (text, number, message) => {
    expect((await send(text)).rows[0]).toMatchObject({ status: 'matched', number, message });
  });

  it('of a package that the product does not come in asks, with the weight of the row', async () => {
    expect((await send('当归 250g 4袋')).rows[0]).toMatchObject({ status: 'choose', number: '1' });
    expect((await send('阿胶 250g 0.6kg')).rows[0]).toMatchObject({
      status: 'choose',
      message: expect.stringContaining('清单按kg，商品按盒销售，请核对数量'),
    });
  });

  it('with neither matches if only one product fits, and is marked as left open', async () => {
    expect((await send('维生素B12片 3瓶')).rows[0]).toMatchObject({ status: 'matched', matches: [{ fit: 'unsaid' }] });
    expect((await send('板蓝根颗粒 3盒')).rows[0]).toMatchObject({
      status: 'choose',
      matches: [{ fit: 'unsaid' }, { fit: 'unsaid' }],
    });
  });

  it('whose bar code and words mean different products is not matched automatically', async () => {
    expect((await send('6901234567892 六味地黄丸 360丸 豫西本草 5')).rows[0]?.status).toBe('choose');
  });

  it.each(['不存在的神药 3盒', 'zzzzzz 4', '999999 2'])('without any match is reported: %s', async (text) => {
    expect((await send(text)).rows[0]).toMatchObject({
      status: 'unmatched',
      matches: [],
      number: '0',
      message: '没有找到这个商品',
    });
  });

  it('counts in full packs, and reports changes', async () => {
    const { rows } = await send(
      [
        '六味地黄丸 200丸 豫西 25盒',
        '六味地黄丸 360丸 豫西',
        '板蓝根颗粒 10g*20袋 2件',
        '黄芪 3斤',
        '医用外科口罩 9999',
      ].join('\n'),
    );
    expect(rows.map(({ number, message }) => [number, message])).toEqual([
      ['20', '按中包装10盒取整为20盒'],
      ['10', '未写数量，按起订量10盒'],
      ['200', '2件按每件100盒换算为200盒'],
      ['1.5', '3斤换算为1.5kg'],
      ['2000', '已达最大购买量，改为2000盒'],
    ]);
  });

  it('of the same product as an earlier one gets the remaining stock', async () => {
    const line = '六味地黄丸 200丸 豫西本草';
    const { rows } = await send([`${line} 60`, `${line} 60`, `${line} 60`].join('\n'));
    expect(rows.map(({ status, number }) => [status, number])).toEqual([
      ['matched', '60'],
      ['matched', '30'],
      ['blocked', '0'],
    ]);
    expect(rows[2]?.message).toContain('与第1行是同一商品');
  });

  it('of another strength says so, even if it cannot be bought', async () => {
    expect((await send('脑心通胶囊 0.2g*48粒 10')).rows[0]).toMatchObject({
      status: 'choose',
      number: '0',
      message: '规格不同：清单 0.2g，商品 0.4g；暂时缺货',
    });
  });

  it('[B1] that cannot be bought gives the reason', async () => {
    expect((await send('脑心通胶囊 10')).rows[0]).toMatchObject({
      status: 'blocked',
      number: '0',
      message: '暂时缺货',
    });
  });
});

describe('[K2] [C224] a buyer’s choice for a row', () => {
  const text = '阿莫西林胶囊 0.25g*24粒';
  const choose = (line: string, goodsId: number, session = mine) =>
    call('chooseForLine', { body: { line, goods_id: goodsId } }, session);

  it('applies the next time, with any word order and any quantity, until it is forgotten', async () => {
    const [row] = (await send(`${text} 10盒`)).rows;
    const wanted = row?.matches[1]?.goods.id ?? 0;
    await choose(row?.line ?? '', wanted);
    for (const again of [`${text} 5盒`, '0.25g*24粒 阿莫西林胶囊 20盒', `品名\t规格\n阿莫西林胶囊\t0.25g*24粒`])
      expect((await send(again)).rows.at(-1)).toMatchObject({
        status: 'matched',
        picked: null,
        matches: [{ by: 'chosen', goods: { id: wanted } }, { by: 'name', is_equal: 1 }, { fit: 'differs' }],
      });
    await choose(row?.line ?? '', 0);
    expect((await send(`${text} 10盒`)).rows[0]?.matches[0]).toMatchObject({
      by: 'name',
      goods: { id: row?.matches[0]?.goods.id },
    });
  });

  it('of another strength comes first but is not applied automatically', async () => {
    const [row] = (await send('布洛芬缓释胶囊 0.4g×20粒 5盒')).rows;
    await choose(row?.line ?? '', row?.matches[0]?.goods.id ?? 0);
    expect((await send('布洛芬缓释胶囊 0.4g×20粒 5盒')).rows[0]).toMatchObject({
      status: 'choose',
      matches: [{ by: 'chosen', fit: 'differs' }],
    });
  });

  it("[P8] is the buyer's own, and requires an existing product", async () => {
    await addBuyer(db, { username: 'other' });
    const other = await signIn('other');
    const [row] = (await send(`${text} 10盒`)).rows;
    await choose(row?.line ?? '', row?.matches[1]?.goods.id ?? 0, other);
    expect((await send(`${text} 10盒`)).rows[0]?.matches[0]?.by).toBe('name');
    expect((await choose(row?.line ?? '', 987_654)).status).toBe(404);
  });

  it('is remembered for 2,000 rows', async () => {
    await pool.query(`
      insert into list_choice (buyer_id, line, goods_id, chosen_at)
      select (select id from buyer where username = 'mine'), lpad(n::text, 22, '0'), (select min(id) from goods),
        now() - interval '1 day' from generate_series(1, 2005) n on conflict do nothing`);
    const [row] = (await send(`${text} 10盒`)).rows;
    await choose(row?.line ?? '', row?.matches[0]?.goods.id ?? 0);
    const { rows } = await pool.query(`select count(*)::int as count from list_choice join buyer on buyer.id = buyer_id
      where username = 'mine'`);
    expect(rows[0].count).toBe(2000);
  });
});

describe('[K2] [C196] a purchase list', () => {
  const table = [
    ['序号', '生产厂家', '商品名称', '规格', '单价', '库存数量', '采购数量', '备注'],
    ['1', '豫西本草制药', '六味地黄丸', '200丸', '12.80', '3', '20', ''],
    ['2', '华北康泰', '阿莫西林胶囊', '0.25g×24s', '8.50', '7', '10', '急'],
    ['3', '', '没有的药', '', '', '', '4', ''],
    ['合计', '', '', '', '', '', '34', ''],
  ];
  const expected = [
    [1, 'skipped', '0'],
    [2, 'matched', '20'],
    [3, 'matched', '10'],
    [4, 'unmatched', '0'],
    [5, 'skipped', '0'],
  ];
  const inShort = ({ rows }: Awaited<ReturnType<typeof send>>) =>
    rows.map(({ row, status, number }) => [row, status, number]);

  it('of an ERP is read by its headings, in any order; stock and price are not quantities', async () => {
    const list = await send(table.map((cells) => cells.join('\t')).join('\r\n'));
    expect(inShort(list)).toEqual(expected);
    expect(list.columns).toEqual(['生产厂家', '商品名称', '规格', '采购数量']);
    expect(list).toMatchObject({ matched: 2, reported: 3 });
  });

  it('without headings distinguishes running numbers and prices from quantities', async () => {
    const rows = table
      .slice(1, 4)
      .map((cells) => [cells[0], cells[2], cells[3], cells[1], cells[4], cells[6]].join('\t'));
    expect(inShort(await send(rows.join('\n')))).toEqual([
      [1, 'matched', '20'],
      [2, 'matched', '10'],
      [3, 'unmatched', '0'],
    ]);
  });

  it.each([
    ['CSV in UTF-8', (text: string) => new Blob([`\ufeff${text}`])],
    ['CSV in GBK', (text: string) => new Blob([Uint8Array.from(encodeGbk(text))])],
  ])('can be a file: %s', async (_, encode) => {
    const { data } = await upload(encode(table.map((cells) => cells.join(',')).join('\r\n')));
    expect(inShort(data)).toEqual(expected);
  });

  it('can be a workbook', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'list-test-'));
    writeXlsx(
      join(folder, 'list.xlsx'),
      table.map((cells) => cells.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell || null))),
    );
    const { data } = await upload(new Blob([Uint8Array.from(await readFile(join(folder, 'list.xlsx')))]));
    await rm(folder, { recursive: true });
    expect(inShort(data)).toEqual(expected);
  });

  it('from a chat may name several products per line', async () => {
    const { rows } = await send('板蓝根颗粒10g*20袋5盒、阿胶1盒，黄芪2公斤');
    expect(rows.map(({ row, status, number }) => [row, status, number])).toEqual([
      [1, 'matched', '5'],
      [1, 'matched', '1'],
      [1, 'matched', '2'],
    ]);
  });

  it('returns the rest as a file that a spreadsheet reads and does not run', async () => {
    const { rest } = await send('板蓝根颗粒 10g*20袋 5\n=HYPERLINK("http://x") 3\n没有的药,"引号" 4');
    expect(rest?.startsWith('\ufeff行号,原文,结果,原因,最相近的商品\r\n2,"\'=HYPERLINK(""http://x"") 3",')).toBe(true);
    expect(rest?.split('\r\n')).toHaveLength(4);
    expect((await send('板蓝根颗粒 10g*20袋 5')).rest).toBeNull();
  });

  it.each([
    ['text', { text: '  \n ' }, '请粘贴采购清单或上传文件'],
    ['text', {}, '请粘贴采购清单或上传文件'],
    ['text', { text: '阿胶\n'.repeat(2001) }, '清单最多2000行，请分次提交'],
    ['file', { file: new Blob([]) }, '文件是空的'],
    ['file', { file: new Blob(['PK\x03\x04 no workbook']) }, '无法读取这个文件，请另存为CSV或XLSX后重试'],
    [
      'file',
      { file: new Blob([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])]) },
      '无法读取这个文件，请另存为CSV或XLSX后重试',
    ],
    ['file', { file: new Blob(['a'.repeat(5 * 1024 * 1024 + 1)]) }, '文件不能超过5MB'],
    ['file', { file: 'no file' as never }, '文件格式不正确'],
    ['file', { text: '阿胶', file: new Blob(['阿胶']) }, '清单文字和文件请二选一'],
  ])('is refused if its %s cannot be read', async (field, body, message) => {
    expect(await call('matchPurchaseList', { body }, mine)).toMatchObject({
      status: 422,
      errors: { [field]: [message] },
    });
  });

  it('[P2] is for buyers, and a visitor’s file is not read', async () => {
    expect((await call('matchPurchaseList', { body: { text: '阿胶' } })).status).toBe(401);
  });

  it('refuses a file during the upload, once it is too large', async () => {
    const answer = await upload(new Blob(['a'.repeat(11 * 1024 * 1024)]));
    expect(answer).toMatchObject({ status: 422, errors: { file: ['文件不能超过10MB'] } });
  });
});
