import { expect, test } from 'vitest';
import { agree, checkTally, playwrightTally, vitestTally } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((one) => ({ fullName: `it ${one}`, status: one })),
});

test('the tests of all files are added up', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] };
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 1, skipped: 1, failures: ['it failed'] });
});

test('a file that cannot be loaded counts as failed', () => {
  expect(vitestTally({ testResults: [file('failed')] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts could not be run'],
  });
});

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const spec = (title: string, ...statuses: Status[]) => ({
  title,
  tests: statuses.map((status, index) => ({ status, projectName: ['desktop', 'mobile'][index] ?? '' })),
});

test('the journeys of all nested suites and projects are added up', () => {
  const report = {
    suites: [
      {
        title: 'a',
        specs: [spec('buys', 'expected', 'unexpected')],
        suites: [{ title: 'b', specs: [spec('pays', 'expected', 'skipped')] }],
      },
    ],
    errors: [],
  };
  expect(playwrightTally(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['mobile: buys'],
  });
});

test('a journey that passed only when it was tried again has failed', () => {
  const report = { suites: [{ title: '', specs: [spec('buys', 'expected'), spec('pays', 'flaky')] }], errors: [] };
  expect(playwrightTally(report)).toMatchObject({ passed: 1, failed: 1, failures: ['desktop: pays'] });
});

test('an error outside of the journeys has failed', () => {
  expect(playwrightTally({ suites: [], errors: [{ message: 'no server\n at x' }] })).toMatchObject({
    failed: 1,
    failures: ['no server'],
  });
});

const passed = { passed: 2, failed: 0, skipped: 0, failures: [] };

test.for([
  { why: 'wrote no report', tally: null, succeeded: true },
  { why: 'ran no test', tally: { ...passed, passed: 0 }, succeeded: true },
  { why: 'ended with an error outside of the tests', tally: passed, succeeded: false },
])('a suite that $why has failed once', ({ why, tally, succeeded }) => {
  expect(agree('unit x', tally, succeeded)).toMatchObject({ failed: 1, failures: [`unit x: ${why}`] });
});

test('a suite whose report and exit code agree is taken as it is', () => {
  expect(agree('unit x', passed, true)).toBe(passed);
  expect(agree('unit x', { ...passed, failed: 3 }, false)).toMatchObject({ failed: 3 });
});

test('a check without a report counts once', () => {
  expect(checkTally('names', true)).toMatchObject({ passed: 1, failed: 0 });
  expect(checkTally('names', false)).toMatchObject({ passed: 0, failed: 1, failures: ['names'] });
});
