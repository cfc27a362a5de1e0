import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { exportedWriters } from './writers.ts';

const judge = (source: string, module = 'cart/tea') =>
  exportedWriters(fixture({ [`apps/api/src/modules/${module}/index.ts`]: source })).map(({ message }) => message);

test.for([
  `export { insertTea } from './tea.repository.ts';`,
  `export {\n  findTea,\n  insertTea as pourTea,\n} from './pot/tea.repository.ts';`,
])('an index may not export a writer of its repository: %s', (source) => {
  expect(judge(source)).toContain(
    'insertTea writes a table of cart/tea without its rules: export a verb that calls it.',
  );
});

test.for([
  `export { findTea, settleTea } from './tea.repository.ts';`,
  `export { insertTea } from './insert-tea.ts';`,
  `export { type updateTea } from './tea.repository.ts';`,
])('verbs, reads and types are exported: %s', (source) => {
  expect(judge(source)).not.toContainEqual(expect.stringContaining('cart/tea'));
});

test('an export that is gone has to leave the list', () => {
  const advice = 'selling/draw no longer exports renumberDraw: delete it from WRITERS.';
  expect(judge('', 'selling/draw')).toContain(advice);
  expect(judge(`export { renumberDraw } from './draw.repository.ts';`, 'selling/draw')).not.toContain(advice);
});
