import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { asvs } from './asvs.ts';

const messages = (row: string) =>
  asvs(
    fixture({ 'docs/asvs.md': `| id |\n${row}\n`, 'apps/api/src/app.test.ts': "it('is refused as JSON', () => {});" }),
  ).map(({ line, message }) => `${line} ${message}`);

test('a test that is there, with the words of its title, is no problem', () => {
  expect(messages('| V1.1.1 | tested | `app.test.ts: refused as` |')).toEqual([]);
  expect(messages('| V1.1.1 | tested | `apps/api/src/app.test.ts` |')).toEqual([]);
  expect(messages('| V1.1.1 | met | `app.ts` |')).toEqual([]);
});

test('a file or a title that is gone is named, as is a line that says tested and names none', () => {
  expect(messages('| V1.1.1 | tested | `gone.test.ts` |')).toEqual([
    expect.stringContaining('2 There is no test gone'),
  ]);
  expect(messages('| V1.1.1 | tested | `app.test.ts: taken` |')).toEqual([expect.stringContaining('"taken"')]);
  expect(messages('| V1.1.1 | tested | |')).toEqual([expect.stringContaining('it has to')]);
});
