import { expect, test } from 'vitest';
import { showRun } from './show-run.ts';
import type { Outcome, Step } from './step.ts';
import { testLineReader } from './test-lines.ts';
import { readTurbo } from './turbo.ts';
import { goingLineOf, lineOf } from './words.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  advice: 'Do this.',
  ...more,
});
const suite = (name: string, kind: 'vitest' | 'playwright' = 'vitest') => step(name, { report: { file: '', kind } });

const ended = (one: Step, more: Partial<Outcome> = {}): Outcome => ({
  step: one,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  output: '',
  durationMs: 1200,
  isCached: false,
  ...more,
});

test('failing journeys show their failures first, and nothing that passed', () => {
  const output =
    'Running 2 tests\n/list: 129 KiB\n▸ pays\n·✘ buys\nF\n\n  1) buying.test.ts › buys\n\n    Error: no cart\n';
  const shown = (text: string) => lineOf(ended(suite('journeys', 'playwright'), { failed: 1, output: text }));
  expect(shown(output).split('\n').slice(1, 4)).toEqual(['  1) buying.test.ts › buys', '  ', '      Error: no cart']);
  expect(shown('The shop did not start')).toContain('The shop did not start');
});

test('a long output is cut behind its first failures, before its last words', () => {
  const output = ['the first failure', ...Array.from({ length: 300 }, (_, at) => `line ${at}`), 'stopped'].join('\n');
  const lines = lineOf(ended(step('a'), { passed: 0, failed: 1, output })).split('\n');
  expect(lines[1]).toBe('  the first failure');
  expect(lines).toContain('  …');
  expect(lines).toContain('  stopped');
  expect(lines).not.toContain('  line 200');
});

test('where a run is takes one line', () => {
  const going = { done: 3, total: 9, running: ['journeys', 'types shop'], passed: 120, failed: 1 };
  expect(goingLineOf(going)).toBe('3/9 steps, 120 passed, 1 failed: journeys, types shop');
  expect(goingLineOf({ ...going, leftMs: 42_000 })).toContain('failed, about 42 s left: journeys');
  expect(goingLineOf({ ...going, leftMs: 420_000 })).toContain('failed, about 7 min left: journeys');
});

function shown({ isTTY }: { isTTY: boolean }) {
  const texts: string[] = [];
  const journeys = suite('journeys');
  const types = step('types');
  const time = { now: 0 };
  const run = showRun([journeys, types], {
    lanes: 2,
    lastMs: { journeys: 60_000, types: 4000 },
    screen: { isTTY, columns: 90, write: (text: string) => texts.push(text) },
    now: () => time.now,
  });
  run.starts(journeys);
  run.starts(types);
  time.now = 10_000;
  run.tests(journeys, { mark: '▸', name: 'buys' });
  run.tests(journeys, { mark: '✓', name: 'buys' });
  run.ends(ended(types, { isCached: true }));
  run.tests(journeys, { mark: '✘', name: 'pays' });
  run.ends(ended(journeys, { passed: 4, failed: 1, skipped: 2 }));
  run.close();
  return texts;
}

test('a log gets a line when a step starts and when it ends', () => {
  expect(shown({ isTTY: false }).join('').split('\n')).toEqual([
    '▸ journeys (last time 60 s)',
    '▸ types (last time 4 s)',
    '✓ types (cached)',
    '✗ journeys 4 passed, 1 failed, 2 skipped (1.2 s)',
    '  ',
    '  → Do this.',
    '',
    '',
  ]);
});

test('a terminal has one line that stays up to date, below those of the steps that ended', () => {
  const line = (text: string) => `\r\u001B[K${text}`;
  const texts = shown({ isTTY: true });
  expect(texts).toContain(line('0/2 steps, 1 passed, 0 failed, about 25 s left: journeys, types'));
  expect(texts).toContain(line('✓ types (cached)\n'));
  expect(texts).toContain(line('1/2 steps, 2 passed, 1 failed, about 25 s left: journeys'));
  expect(texts.at(-1)).toBe(line(''));
});

test('tests are read from parts of any length, behind the dots of Playwright', () => {
  const read = testLineReader();
  expect(read('▸ buys\n·')).toEqual([{ mark: '▸', name: 'buys' }]);
  expect(read('✓ bu')).toEqual([]);
  expect(read('ys › twice\nan error\n')).toEqual([{ mark: '✓', name: 'buys › twice' }]);
});

test('a task’s output is separated from turbo’s own', () => {
  const before = '\n   • Packages in scope: a\n   • Remote caching disabled\n\n';
  const after = '\n Tasks:    1 successful, 1 total\nCached:    1 cached, 1 total\n  Time:    363ms >>> FULL TURBO\n\n';
  expect(readTurbo(`${before}cache miss, executing c3cab\n$ node a.mjs\nits words\n${after}`)).toEqual({
    isCached: false,
    output: 'its words\n',
  });
  expect(readTurbo(`${before}cache hit, suppressing logs c3cab\n${after}`)).toMatchObject({ isCached: true });
  expect(readTurbo('Could not find task `a`')).toEqual({ isCached: false, output: 'Could not find task `a`' });
});
