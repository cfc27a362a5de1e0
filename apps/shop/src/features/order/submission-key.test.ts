import { beforeEach, expect, test } from 'vitest';
import { forgetSubmission, submissionKey } from './submission-key.ts';

beforeEach(() => localStorage.clear());

test('[O1] the same lines have the same key in every tab, in whatever order', () => {
  const key = submissionKey([3, 1, 2]);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(submissionKey([1, 2, 3])).toBe(key);
});

test('[O1] other lines are another submission', () => {
  expect(submissionKey([1, 2])).not.toBe(submissionKey([1, 2, 3]));
});

test('[O1] a tab that does not know its lines yet leaves the key of the others alone', () => {
  const key = submissionKey([1, 2]);
  submissionKey([]);
  expect(submissionKey([1, 2])).toBe(key);
});

test('[O1] once the order is made, the same lines are another order', () => {
  const key = submissionKey([1, 2]);
  forgetSubmission();
  expect(submissionKey([1, 2])).not.toBe(key);
});
