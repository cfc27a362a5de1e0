import { expect, test } from 'vitest';
import { nextRelease, readChangeset } from './changesets.ts';

const note = (steps: string, text: string) => readChangeset(`---\n${steps}\n---\n\n${text}\n`);

test('a note says which packages it raises, and by which step', () => {
  expect(note("'@yaoji/ui': minor\n'@yaoji/domain': patch", 'Words.\nMore.')).toEqual({
    steps: [
      ['@yaoji/ui', 'minor'],
      ['@yaoji/domain', 'patch'],
    ],
    text: 'Words.\nMore.',
  });
  expect(readChangeset('# Changesets\n')).toBeNull();
});

test('the next release goes by package, breaks first', () => {
  const notes = [note("'b': patch", 'mended'), note("'b': major\n'a': minor", 'renamed')].filter((one) => one !== null);
  expect(nextRelease(notes)).toEqual([
    { name: 'a', notes: [{ step: 'minor', text: 'renamed' }] },
    {
      name: 'b',
      notes: [
        { step: 'major', text: 'renamed' },
        { step: 'patch', text: 'mended' },
      ],
    },
  ]);
});
