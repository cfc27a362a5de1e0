import { expect, test } from 'vitest';
import type { Db } from '#db/database.ts';
import { shareAnswer } from './share-answer.ts';

const db = {} as Db;

test('those who ask the same at once share an answer, those who ask later get a new one', async () => {
  let answers = 0;
  const answer = async () => {
    await Promise.resolve();
    return ++answers;
  };
  const [first, second, other] = await Promise.all([
    shareAnswer(db, 'a', answer),
    shareAnswer(db, 'a', answer),
    shareAnswer(db, 'b', answer),
  ]);
  expect([first, second, other]).toEqual([1, 1, 2]);
  expect(await shareAnswer(db, 'a', answer)).toBe(3);
});

test('a failure is shared too, and not kept', async () => {
  const fail = async () => Promise.reject(new Error('busy'));
  const both = await Promise.allSettled([shareAnswer(db, 'c', fail), shareAnswer(db, 'c', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shareAnswer(db, 'c', async () => 'well')).toBe('well');
});

test('databases are apart', async () => {
  const [one, two] = await Promise.all([
    shareAnswer({} as Db, 'd', async () => 1),
    shareAnswer({} as Db, 'd', async () => 2),
  ]);
  expect([one, two]).toEqual([1, 2]);
});
