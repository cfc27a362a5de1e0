import { expect, test } from 'vitest';
import { ask, askIdentity, useQuestions } from './question.store.ts';

const shown = () => useQuestions.getState().queue;

test('calls that need the identity at the same time share one dialog and its answer', async () => {
  const refusal = { code: 42802, data: null };
  const both = [askIdentity(refusal), askIdentity(refusal)];
  expect(shown()).toHaveLength(1);
  shown()[0]?.answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(shown()).toEqual([]);
});

test('a question pressed twice is confirmed once', async () => {
  const both = [ask({ text: '确定删除吗？' }), ask({ text: '确定删除吗？' })];
  shown()[0]?.answer(true);
  expect(await Promise.all(both)).toEqual([true, false]);
});
