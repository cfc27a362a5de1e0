import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

const catalogue = [
  ['YX-0023', '板蓝根颗粒', '10g×20袋', '白云岭制药总厂'],
  ['100234', '阿胶', '250g', '东阿百年堂阿胶药业有限公司'],
  ['48', '维生素B12片', '25μg*100片', '江南百草堂药业有限公司'],
  ['', '阿胶浆', '20ml*48支', '东阿百年堂阿胶药业有限公司'],
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
  return rows.map(({ status, matches: [first], number }) => [status, first?.goods.name, number, first?.by]);
};

it.each([
  ['yx-0023 20盒', ['matched', '板蓝根颗粒', '20', 'code']],
  ['100234 20', ['matched', '阿胶', '20', 'code']],
  ['阿胶 250g 100234 20盒', ['matched', '阿胶', '20', 'code']],
  ['阿胶浆 48支 100234 20盒', ['choose', '阿胶浆', '20', 'name']],
  ['阿胶浆 100234', ['matched', '阿胶浆', '20', 'name']],
])(
  'a row with a code of the ERP means its product, unless the rest names something else: %s',
  async (text, expected) => {
    expect(await rowsOf(text)).toEqual([expected]);
  },
);

it.each([
  ['货号\t数量\nYX-0023\t5\n48\t6', ['板蓝根颗粒', '维生素B12片']],
  ['货号\t品名\t规格\t数量\n48\t阿胶浆\t20ml*48支\t5\n100234\t阿胶\t500g\t1', ['阿胶浆', undefined]],
])('a column of codes is read: %s', async (text, names) => {
  const [, ...rows] = await rowsOf(text);
  expect(rows.map(([status, name]) => (status === 'matched' ? name : undefined))).toEqual(names);
});
