import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

const catalogue = [
  ['Yx-0023', '板蓝根颗粒', '10g×20袋', '白云岭制药总厂'],
  ['100234', '阿胶', '250g', '东阿百年堂阿胶药业有限公司'],
  ['48', '维生素B12片', '25μg*100片', '江南百草堂药业有限公司'],
  ['100235', '阿胶', '500g', '东阿百年堂阿胶药业有限公司'],
  ['', '阿胶浆', '20ml*48支', '东阿百年堂阿胶药业有限公司'],
  ['YP-7', '何首乌（制）', '500g', '岭南药材有限公司'],
  ['YM-1', '益母草颗粒', '15g*10袋', '江南百草堂药业有限公司'],
  ['1002-34', '枸杞子', '250g', '岭南药材有限公司'],
  ['10023-4', '枸杞子', '500g', '岭南药材有限公司'],
  ['VB12', '医用棉签', '50支', '岭南药材有限公司'],
] as const;

let mine = '';

beforeAll(async () => {
  await importRows(
    db,
    catalogue.map(([code, name, spec, maker], index) => ({
      line: index + 2,
      row: { code, name, spec, maker, price: '10', stock: '20', unit: '盒' },
    })),
  );
  await addBuyer(db, { username: 'mine' });
  mine = await signIn('mine');
});

const rowsOf = async (text: string) => {
  const { rows } = (await call('matchPurchaseList', { body: { text } }, mine)).data;
  return rows
    .filter(({ status }) => status !== 'skipped')
    .map(({ status, matches: [first] }) => [status, first && `${first.goods.name} ${first.goods.ypgg}`, first?.by]);
};

it.each([
  ['品名\t数量\n100234\t阿胶\t5', ['matched', '阿胶 250g', 'code']],
  ['品名\t数量\n100235\t阿胶\t5', ['matched', '阿胶 500g', 'code']],
  ['品名\t规格\t数量\n１００２３５\t阿胶\t500g\t5', ['matched', '阿胶 500g', 'code']],
])('[K2] a code of the ERP in its column tells products of a name apart: %s', async (text, expected) => {
  expect(await rowsOf(`货号\t${text}`)).toEqual([expected]);
});

it.each([
  ['nothing else', '数量\n48\t6', ['choose', '维生素B12片 25μg*100片', 'code']],
  ['a strength, not the name', '规格\t数量\nyX-0023\t10g×20袋\t5', ['choose', '板蓝根颗粒 10g×20袋', 'code']],
  ['another name', '品名\t规格\t数量\n48\t阿胶浆\t20ml*48支\t5', ['matched', '阿胶浆 20ml*48支', 'name']],
  ['another strength', '品名\t规格\t数量\n100234\t阿胶\t500g\t1', ['choose', '阿胶 500g', 'name']],
  ['a figure that is not its strength', '品名\t规格\t数量\n100234\t阿胶\t500\t1', ['choose', '阿胶 250g', 'code']],
  ['a herb, not the form', '品名\t数量\nYM-1\t益母草\t1', ['choose', '益母草颗粒 15g*10袋', 'code']],
  ['a herb, not how it is processed', '品名\t数量\nYP-7\t何首乌\t1', ['choose', '何首乌（制） 500g', 'code']],
])(
  '[K2] a code may be of the buyer’s own system: it takes nothing where the row says %s',
  async (_, text, expected) => {
    expect(await rowsOf(`货号\t${text}`)).toEqual([expected]);
  },
);

it.each(['编码\t电话\t数量\nZZ-1\t100234\t5', '条码\t订单号\t数量\n6901234567892\t100234\t5', '100234 20', '100234'])(
  '[K2] figures outside the code column are ignored: %s',
  async (text) => {
    expect(await rowsOf(text)).toEqual([['unmatched', undefined, undefined]]);
  },
);

it.each([
  ['yx-0023 30盒', '30'],
  ['ＹＸ－００２３ 30', '30'],
  ['2、Yx-0023　x30盒（急）', '30'],
  ['30盒 Yx-0023', '30'],
  ['Yx-0023\t30', '30'],
  ['Yx-0023\t30\t盒\nZZ-1\t7\t盒', '30'],
  ['Yx-0023', null],
])('[K2] a code alone in a row is offered, never taken: %j', async (text, asked) => {
  const [row] = (await call('matchPurchaseList', { body: { text } }, mine)).data.rows;
  expect(row).toMatchObject({ status: 'choose', asked, matches: [{ by: 'code', goods: { name: '板蓝根颗粒' } }] });
});

it('[K2] codes alone in one line are several products', async () => {
  const { rows } = (await call('matchPurchaseList', { body: { text: 'Yx-0023 3盒、YM-1 2盒，阿胶浆5盒' } }, mine)).data;
  expect(rows.map(({ asked, matches: [first] }) => [asked, first?.goods.name])).toEqual([
    ['3', '板蓝根颗粒'],
    ['2', '益母草颗粒'],
    ['5', '阿胶浆'],
  ]);
});

it('[K2] a code that is also a name hides no product of that name', async () => {
  const { rows } = (await call('matchPurchaseList', { body: { text: '维生素b12 5\nVB12 5' } }, mine)).data;
  expect(rows[1]?.status).toBe('choose');
  expect(rows[1]?.matches.map(({ goods }) => goods.name).toSorted()).toEqual(['医用棉签', '维生素B12片']);
});

it('[K2] [C224] a choice for a code of the buyer’s own system applies wherever the row is that code alone', async () => {
  const [row] = (await call('matchPurchaseList', { body: { text: '编码\t数量\nMY-77\t2' } }, mine)).data.rows.slice(1);
  expect(row?.status).toBe('unmatched');
  const goods = (await call('matchPurchaseList', { body: { text: 'YM-1' } }, mine)).data.rows[0]?.matches[0]?.goods;
  await call('chooseForLine', { body: { line: row?.line ?? '', goods_id: goods?.id ?? 0 } }, mine);
  expect(await rowsOf('MY-77 3盒')).toEqual([['matched', '益母草颗粒 15g*10袋', 'chosen']]);
  expect(await rowsOf('MY-7-7 3盒')).toEqual([['unmatched', undefined, undefined]]);
});

it('[K2] [C224] a choice for one code does not apply to another code of that name', async () => {
  const listOf = (code: string) => `编码\t品名\t数量\n${code}\t阿胶\t2`;
  const { rows } = (await call('matchPurchaseList', { body: { text: listOf('100234') } }, mine)).data;
  const row = rows.at(-1);
  await call('chooseForLine', { body: { line: row?.line ?? '', goods_id: row?.matches[0]?.goods.id ?? 0 } }, mine);
  expect(await rowsOf(listOf('100234'))).toEqual([['matched', '阿胶 250g', 'chosen']]);
  expect(await rowsOf(listOf('100235'))).toEqual([['matched', '阿胶 500g', 'code']]);

  const herbs = (code: string) => `编码\t品名\t数量\n${code}\t枸杞子\t2`;
  const herb = (await call('matchPurchaseList', { body: { text: herbs('1002-34') } }, mine)).data.rows.at(-1);
  await call('chooseForLine', { body: { line: herb?.line ?? '', goods_id: herb?.matches[0]?.goods.id ?? 0 } }, mine);
  expect(await rowsOf(herbs('10023-4'))).toEqual([['matched', '枸杞子 500g', 'code']]);
});
