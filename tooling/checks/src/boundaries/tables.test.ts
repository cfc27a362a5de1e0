import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { foreignWrites } from './tables.ts';

const TEA = { 'apps/api/src/db/schema/tea.ts': `export const tea = pgTable('tea_cup', {});` };
const pour = (room: string, write: string) => ({ [`apps/api/src/modules/${room}/tea/tea.repository.ts`]: write });
const judge = (...files: Record<string, string>[]) =>
  foreignWrites(fixture(Object.assign({}, TEA, ...files)))
    .filter(({ message }) => !message.includes('FOREIGN_WRITES'))
    .map(({ file }) => file);

test.for([
  `db.insert(tea).values({})`,
  `tx\n  .update(tea)`,
  `sql\`delete from \${tea} where id = 1\``,
  'sql`update tea_cup set id = 1`',
  `import { tea } from '#db/schema/tea.ts';\nfor (const table of [tea]) await tx.delete(table)`,
  `for (const table of [sql\`tea_cup\`]) sql\`update \${table} set id = 1\``,
])('only one room writes a table: %s', (write) => {
  expect(judge(pour('cart', `db.delete(tea)`), pour('orders', write))).toHaveLength(2);
  expect(judge(pour('cart', `db.delete(tea)`), pour('orders', 'db.select().from(tea)'))).toEqual([]);
});

test('a write that is gone has to leave the list', () => {
  const file = 'identity/account-data/account-data.repository.ts';
  const advice = `${file} no longer writes pageView: delete it from FOREIGN_WRITES.`;
  const schema = { 'apps/api/src/db/schema/page-view.ts': `export const pageView = pgTable('page_view', {});` };
  const gone = (source: string) =>
    foreignWrites(fixture({ ...schema, [`apps/api/src/modules/${file}`]: source })).map(({ message }) => message);
  expect(gone('')).toContain(advice);
  expect(gone('db.update(pageView)')).not.toContain(advice);
});
