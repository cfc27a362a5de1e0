import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { exportedWriters } from './writers.ts';

const REPOSITORY = `
import { tea } from '#db/schema/tea.ts';
export const findTea = (db: Db) => db.select().from(tea);
export const insertNothing = (cups: Map<string, string>) => cups.delete('tea');
export const spendTea = (tx: Tx) => tx.delete(tea);
const pour = async (tx: Tx) => {
  await tx.execute(sql\`update tea_cup set is_full = true\`);
};
export async function bookTea(tx: Tx) {
  await pour(tx);
}
export const bookMany = (txs: Tx[]) => Promise.all(txs.map(pour));
`;

const judge = (source: string, module = 'cart/tea', repository = 'tea.repository.ts', text = REPOSITORY, others = {}) =>
  exportedWriters(
    fixture({
      ...others,
      'apps/api/src/db/schema/tea.ts': `export const tea = pgTable('tea_cup', {});`,
      [`apps/api/src/modules/${module}/index.ts`]: source,
      [`apps/api/src/modules/${module}/${repository}`]: text,
    }),
  ).map(({ message }) => message);

const advice = (name: string) => `${name} writes a table of cart/tea without its rules: export a verb that calls it.`;

test('an index may not export a function of its repository that writes, whatever it is called', () => {
  const pot = `export {\n  findTea,\n  spendTea as drink,\n} from './pot/tea.repository.ts';`;
  expect(judge(pot, 'cart/tea', 'pot/tea.repository.ts')).toContain(advice('spendTea'));
  expect(judge(`export { bookTea } from './tea.repository.ts';`)).toContain(advice('bookTea'));
  expect(judge(`export { bookMany } from './tea.repository.ts';`)).toContain(advice('bookMany'));
});

test.for([
  `export * from './tea.repository.ts';`,
  `export * as tea from './tea.repository.ts';`,
  `import { spendTea } from './tea.repository.ts';\nexport { spendTea as drink };`,
  `import * as tea from './tea.repository.ts';\nexport { tea };`,
])('an index may export it in no other way either: %s', (source) => {
  expect(judge(source)).toContain(advice('spendTea'));
});

test.for([
  `export { spendTea } from './tea.repository.ts';`,
  `export * from './tea.repository.ts';`,
  `import { spendTea } from './tea.repository.ts';\nexport { spendTea };`,
])('nor through another file: %s', (source) => {
  const drink = { 'apps/api/src/modules/cart/tea/drink.ts': source };
  expect(judge(`export { spendTea } from './drink.ts';`, 'cart/tea', 'tea.repository.ts', REPOSITORY, drink)).toEqual(
    expect.arrayContaining([advice('spendTea')]),
  );
  expect(judge(`export * from './drink.ts';`, 'cart/tea', 'tea.repository.ts', REPOSITORY, drink)).toContain(
    advice('spendTea'),
  );
});

test.for([
  `export { findTea, insertNothing } from './tea.repository.ts';`,
  `export { spendTea } from './spend-tea.ts';`,
  `export { type spendTea } from './tea.repository.ts';`,
])('verbs, reads and types are exported: %s', (source) => {
  expect(judge(source)).not.toContainEqual(expect.stringContaining('cart/tea'));
});

test('an export that is gone has to leave the list', () => {
  const gone = 'selling/draw no longer exports renumberDraw: delete it from WRITERS.';
  const text = `import { tea } from '#db/schema/tea.ts';\nexport const renumberDraw = (tx: Tx) => tx.update(tea);`;
  const source = `export { renumberDraw } from './draw.repository.ts';`;
  expect(judge('', 'selling/draw')).toContain(gone);
  expect(judge(source, 'selling/draw', 'draw.repository.ts', text)).not.toContain(gone);
});
