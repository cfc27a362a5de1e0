import { beforeEach, expect, test } from 'vitest';
import { forgetSubmission, submissionKey } from './submission-key.ts';

beforeEach(() => localStorage.clear());

test('[O1] the same lines have the same key in every tab, in any order', () => {
  const key = submissionKey([3, 1, 2]);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(submissionKey([1, 2, 3])).toBe(key);
});

test('[O1] other lines are another submission', () => {
  expect(submissionKey([1, 2])).not.toBe(submissionKey([1, 2, 3]));
});

test('[O1] a tab that does not know its lines yet leaves the others’ key unchanged', () => {
  const key = submissionKey([1, 2]);
  submissionKey([]);
  expect(submissionKey([1, 2])).toBe(key);
});

test('[O1] after the order is placed, the same lines make another order', () => {
  const key = submissionKey([1, 2]);
  forgetSubmission();
  expect(submissionKey([1, 2])).not.toBe(key);
});
