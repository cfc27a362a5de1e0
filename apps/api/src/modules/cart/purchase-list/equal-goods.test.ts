import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

/** Name, spec, maker, price, stock, expiry. */
const catalogue = [
  ['阿莫西林胶囊', '0.25g*24粒', '华北康泰制药股份有限公司', '10', '500', '2027-06-30'],
  ['阿莫西林胶囊', '0.25g*24粒', '石门集团欧康药业有限公司', '9.5', '500', '2027-12-31'],
  ['阿莫西林胶囊', '0.25g*24粒', '岭南本草制药有限公司', '11', '500', '2029-12-31'],
  ['阿莫西林胶囊', '0.25g*24粒', '远方本草制药有限公司', '1', '20', '2030-12-31'],
  ['阿莫西林胶囊', '0.5g*24粒', '岭南本草制药有限公司', '15', '500', '2029-12-31'],
  ['黄连上清丸', '6g*10袋', '华北康泰制药股份有限公司', '10', '500', '2027-06-30'],
  ['黄连上清丸', '6g*10袋', '石门集团欧康药业有限公司', '9.5', '500', '2027-12-31'],
  ['三黄片', '24片', '北京百草堂药业有限公司', '5', '500', '2027-06-30'],
  ['三黄片', '24片', '江南百草堂药业有限公司', '4', '500', '2027-12-31'],
  ['艾条', '25g*10支/盒', '百草堂药业有限公司', '5', '500', ''],
  ['艾条', '三年陈 25g*10支/盒', '百草堂药业有限公司', '8', '500', ''],
] as const;

let mine = '';
const ids = new Map<string, number>();
const makerOf = { 华北: '华北康泰制药股份有限公司' };

beforeAll(async () => {
  await importRows(
    db,
    catalogue.map(([name, spec, maker, price, stock, expiry], index) => ({
      line: index + 2,
      row: {
        ...{ name, spec, maker, price, stock, expiry, unit: '盒', scope: '', batch_no: '1' },
        ...{ pack_step: maker.startsWith('石门') ? '6' : '5', case_size: maker.startsWith('石门') ? '60' : '100' },
      },
    })),
  );
  await pool.query(`UPDATE goods SET scope = ''`);
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
  const { rows } = await pool.query('SELECT id, name, maker FROM goods');
  for (const { id, name, maker } of rows) ids.set(`${name} ${maker}`, Number(id));
});

const send = async (text: string, prefer?: 'bought' | 'price' | 'expiry') =>
  (await call('matchPurchaseList', { body: { text, ...(prefer && { prefer }) } }, mine)).data;
const line = '阿莫西林胶囊 0.25g×24粒 50盒';

describe('[K2] equal products of several makers', () => {
  it.each([
    [undefined, '石门', 'price'],
    ['bought', '石门', 'price'],
    ['price', '石门', 'price'],
    ['expiry', '岭南', 'expiry'],
  ] as const)('by the rule %s take that of %s, and say so', async (rule, maker, picked) => {
    const { rows, matched } = await send(line, rule);
    expect(rows[0]).toMatchObject({
      status: 'matched',
      picked,
      matches: [{ is_equal: 1, fit: 'same' }, {}, {}, {}, {}],
    });
    expect(rows[0]?.matches[0]?.goods.sccj).toContain(maker);
    expect(matched).toBe(1);
  });

  it('show price, expiry and quantity of each, those without enough stock behind, others last', async () => {
    const [row] = (await send('阿莫西林胶囊 0.25g×24粒 50盒', 'price')).rows;
    const shown = row?.matches.map(({ goods, yxq, number, is_equal }) => [goods.price, yxq, number, is_equal]);
    expect(shown).toEqual([
      ['9.50', '2027-12-31', '48', 1],
      ['10.00', '2027-06-30', '50', 1],
      ['11.00', '2029-12-31', '50', 1],
      ['1.00', '2030-12-31', '20', 1],
      ['15.00', '2029-12-31', '50', 0],
    ]);
    const [cases] = (await send('阿莫西林胶囊 0.25g×24粒 2件', 'price')).rows;
    expect(cases?.matches.map(({ number }) => number)).toEqual(['120', '200', '200', '20', '200']);
  });

  it('of the maker bought last come first, unless the cheapest is preferred', async () => {
    const id = ids.get(`阿莫西林胶囊 ${makerOf.华北}`) ?? 0;
    await placeOrder(call, mine, [{ goods_id: id, number: '5' }]);
    const [row] = (await send(line)).rows;
    expect(row).toMatchObject({ status: 'matched', picked: 'bought', matches: [{ goods: { id } }, {}, {}, {}, {}] });
    expect(row?.matches[0]?.bought_at).toBeGreaterThan(0);
    expect((await send(line, 'price')).rows[0]?.matches[0]?.goods.sccj).toContain('石门');
  });

  it('are left open if the row names one strength of several, or none', async () => {
    for (const text of ['阿莫西林胶囊 50盒', '阿莫西林胶囊 24粒 50盒', '阿莫西林胶囊 0.25g 50盒'])
      expect((await send(text)).rows[0], text).toMatchObject({ status: 'choose', picked: null });
  });

  it('are taken without a strength or pack if there is only one', async () => {
    expect((await send('黄连上清丸 50盒')).rows[0]).toMatchObject({ status: 'matched', picked: 'price' });
  });

  it('are taken for a misspelt name, too', async () => {
    expect((await send('黄连上请丸 6g*10袋 50盒')).rows[0]).toMatchObject({ status: 'matched', picked: 'price' });
  });

  it('are left open if the maker may be two', async () => {
    expect((await send('三黄片 24片 百草堂 50盒')).rows[0]).toMatchObject({ status: 'choose', picked: null });
    expect((await send('三黄片 24片 50盒')).rows[0]).toMatchObject({ status: 'matched', picked: 'price' });
  });

  it('are not equal if a word of the spec distinguishes them: the plain one is meant', async () => {
    const { rows } = await send('艾条 25g*10支 50盒\n艾条 三年陈 25g*10支 50盒');
    expect(rows.map(({ status, picked, matches: [first] }) => [status, picked, first?.goods.ypgg])).toEqual([
      ['matched', null, '25g*10支/盒'],
      ['matched', null, '三年陈 25g*10支/盒'],
    ]);
  });

  it('are refused with an unknown rule', async () => {
    const answer = await call('matchPurchaseList', { body: { text: line, prefer: 'dearest' as never } }, mine);
    expect(answer.status).toBe(422);
  });
});
