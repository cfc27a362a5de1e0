import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { coverageTable } from './coverage.ts';
import { unproved } from './unproved.ts';

const project = (tests: Record<string, string>) =>
  fixture({
    'packages/routes/src/routes.tsv': [
      'id\tname\tpath\taliases\tredirect\ttitle\tparent_title',
      'R001\thome\t/\t\t\t首页\t',
      'R003\tany\t*\t\t/404\t\t',
      'R035\twallet_balance\t/wdqb_yegl\t\t\t\t我的钱包\n',
    ].join('\n'),
    'packages/api-client/openapi/draw.yaml': `
      operationId: getDraw
      x-call: C001
      x-access: visitor
      x-limit: { kind: list }
      x-owner: { id: public }
      summary: 'One draw: prizes'
`,
    'docs/rules.md': '| id | rule |\n|---|---|\n| Q1 | The step is the pack. |\n| Q2 | Maximum is the stock. |\n',
    ...tests,
  });

const messages = (tests: Record<string, string>) => unproved(project(tests)).map(({ message }) => message);
const all = `
test('[R001] [R003] [R035] shows', () => {});
test("[C001] draws", () => {});
test.each([['Q1', 10], ['Q2', 20]])('[%s] holds for %i', () => {});
`;

test('an id at the start of a title, or of a row of its table, is proved', () => {
  expect(messages({ 'apps/shop/src/a.test.tsx': all })).toEqual([]);
});

test('reports an id without a test, with its meaning', () => {
  expect(messages({ 'apps/shop/src/a.test.tsx': all.replace('[R003] ', '').replace('[C001]', '') })).toEqual([
    expect.stringContaining('No test names R003 (*)'),
    expect.stringContaining('No test names C001 (One draw: prizes)'),
  ]);
});

test('an id in a test’s text or in other code proves nothing', () => {
  expect(
    messages({
      'apps/shop/src/a.test.ts': `${all.replace('[C001]', '')} // [C001]`,
      'apps/shop/src/b.ts': "'[C001] x'",
    }),
  ).toEqual([expect.stringContaining('C001')]);
});

test('reports an id that does not exist', () => {
  expect(messages({ 'apps/shop/src/a.test.ts': `${all} test('[Q9] no such rule', () => {});` })).toEqual([
    expect.stringContaining('Q9'),
  ]);
});

test('the document lists each id with its tests', () => {
  const text = coverageTable(project({ 'apps/shop/src/a.test.ts': all.replace('[R035] ', '') }));
  expect(text).toContain('## Routes: 2 of 3');
  expect(text).toContain('- **C001** One draw: prizes\n  - draws (`apps/shop/src/a.test.ts`)');
  expect(text).toContain('- **R035** /wdqb_yegl\n  - none');
});

test('the document lists proofs without the demonstration', () => {
  const q2 = "test('[Q2] most', () => {});";
  const text = coverageTable(
    project({
      'apps/shop/src/a.test.ts': all,
      'apps/api/src/a.test.ts': `import { seedDemo } from '#demo/index.ts'; ${q2}`,
      'apps/api/src/b.test.ts': "test('[Q1] least', () => {});",
      'tooling/e2e/journeys/a.test.ts': "test.use({ seed: 'none' }); test('[R001] opens', () => {});",
      'tooling/e2e/journeys/b.test.ts': q2,
    }),
  );
  expect(text).toContain('## Rules: 2 of 2, 1 in an empty shop');
  expect(text).toContain('- **Q1** The step is the pack. · empty shop\n');
  expect(text).toContain('- **Q2** Maximum is the stock.\n');
  expect(text).toContain('- **R001** / 首页 · empty shop\n');
});
