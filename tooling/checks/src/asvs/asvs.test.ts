import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { asvs } from './asvs.ts';

const messages = (row: string) =>
  asvs(
    fixture({ 'docs/asvs.md': `| id |\n${row}\n`, 'apps/api/src/app.test.ts': "it('is refused as JSON', () => {});" }),
  ).map(({ line, message }) => `${line} ${message}`);

test('accepts an existing test with the words of its title', () => {
  expect(messages('| V1.1.1 | tested | `app.test.ts: refused as` |')).toEqual([]);
  expect(messages('| V1.1.1 | tested | `apps/api/src/app.test.ts` |')).toEqual([]);
  expect(messages('| V1.1.1 | met | `app.ts` |')).toEqual([]);
});

test('names a missing file or title, and a tested line without a test', () => {
  expect(messages('| V1.1.1 | tested | `gone.test.ts` |')).toEqual([
    expect.stringContaining('2 There is no test gone'),
  ]);
  expect(messages('| V1.1.1 | tested | `app.test.ts: taken` |')).toEqual([expect.stringContaining('"taken"')]);
  expect(messages('| V1.1.1 | tested | |')).toEqual([expect.stringContaining('it has to')]);
});
