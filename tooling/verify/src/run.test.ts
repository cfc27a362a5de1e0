import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readDurations, writeDurations } from './durations.ts';
import { runAll } from './run-all.ts';
import { runStep } from './run-step.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import type { Outcome, Step } from './step.ts';
import { quickSteps } from './steps.ts';
import { failuresOf, lineOf, planOf, sumOf } from './words.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'yaoji-verify-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const step = (command: string, more: Partial<Step> = {}): Step => ({
  name: 'a step',
  command,
  cwd: tmpdir(),
  advice: 'Do this.',
  timeoutMs: 5000,
  ...more,
});

const run = (one: Step) => {
  const reports = folder();
  return runStep(one, { root: reports, reports });
};

test('a command that succeeds has passed, one that fails shows its output and what to do', async () => {
  expect(await run(step('true'))).toMatchObject({ passed: 1, failed: 0 });
  const failed = await run(step('echo so it was >&2; exit 3'));
  expect(failed).toMatchObject({ passed: 0, failed: 1 });
  expect(lineOf(failed)).toContain('so it was');
  expect(failuresOf([failed])).toEqual(['✗ a step: Do this.']);
});

test('the report is read from where the command was told to write it', async () => {
  const report = {
    testResults: [{ name: 'a', status: 'passed', assertionResults: [{ fullName: 'x', status: 'passed' }] }],
  };
  expect(await run(step(`echo '${JSON.stringify(report)}' > {report}`, { report: 'vitest' }))).toMatchObject({
    passed: 1,
    failed: 0,
  });
});

test('a failing suite prints its failures first, and nothing that passed', async () => {
  const root = folder();
  const dir = join(root, 'packages/sums');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'right.test.js'), `test('is right in another file', () => console.log('a word of it'));`);
  const wrong = [
    `test('is wrong', () => expect(1 + 1).toBe(3));`,
    `test('is wrong again', () => expect(1).toBe(2));`,
    // Beyond the lines that are shown around a failure.
    '\n\n\n\n\n',
    `test('is right', () => console.log('a word of it'));`,
  ];
  writeFileSync(join(dir, 'wrong.test.js'), wrong.join('\n'));
  const scripts = { 'test:unit': 'vitest run --globals --no-color' };
  const [suite = step('')] = quickSteps(root, [{ dir: 'packages/sums', scripts }]).filter(({ report }) => report);
  const outcome = await runStep(suite, { root: join(import.meta.dirname, '../../..'), reports: folder() });
  expect(outcome).toMatchObject({ passed: 2, failed: 2, failures: ['is wrong', 'is wrong again'] });
  const reported = lineOf(outcome);
  expect(reported.slice(0, 600)).toContain('expected 2 to be 3');
  expect(reported).toContain('expected 1 to be 2');
  expect(reported).not.toMatch(/is right|a word of it|right\.test/);
});

test('failing journeys print their failures first, and nothing that passed', () => {
  const output = 'Running 2 tests\n/list: 129 KiB\n·F\n\n  1) buying.test.ts › buys\n\n    Error: no cart\n';
  const failed = { passed: 1, failed: 1, skipped: 0, failures: ['buys'], durationMs: 1 };
  const reported = (text: string) => lineOf({ ...failed, step: step('', { report: 'playwright' }), output: text });
  expect(reported(output).split('\n').slice(1, 4)).toEqual([
    '  1) buying.test.ts › buys',
    '  ',
    '      Error: no cart',
  ]);
  expect(reported('The shop did not start')).toContain('The shop did not start');
});

test('a long output is cut behind its first failures, before its last words', () => {
  const output = ['the first failure', ...Array.from({ length: 300 }, (_, at) => `line ${at}`), 'stopped'].join('\n');
  const failed = { step: step(''), passed: 0, failed: 1, skipped: 0, failures: [], output, durationMs: 1 };
  const lines = lineOf(failed).split('\n');
  expect(lines[1]).toBe('  the first failure');
  expect(lines).toContain('  …');
  expect(lines).toContain('  stopped');
  expect(lines).not.toContain('  line 200');
});

test('a command that takes too long is stopped with its children', async () => {
  const outcome = await run(step('sleep 60 & sleep 60', { timeoutMs: 200 }));
  expect(outcome.failed).toBe(1);
  expect(outcome.output).toContain('longer than 0.2 s');
  expect(outcome.durationMs).toBeLessThan(4000);
});

test('steps share the lanes, and those that want to be alone come last, one by one', async () => {
  const log: string[] = [];
  let now = 0;
  const fake = async (one: Step): Promise<Outcome> => {
    log.push(`${one.name}:${++now}`);
    await nextTurn();
    now--;
    return { step: one, passed: 1, failed: 0, skipped: 0, failures: [], output: '', durationMs: 1 };
  };
  const named = (name: string, alone = false) => step('', { name, alone });
  const outcomes = await runAll([named('x', true), named('a'), named('b'), named('c'), named('y', true)], {
    lanes: 2,
    run: fake,
    onEnd: () => {},
  });
  expect(log).toEqual(['a:1', 'b:2', 'c:2', 'x:1', 'y:1']);
  expect(sumOf(outcomes)).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

test('a run says at its start what it will do, and how long that took last', () => {
  const steps = [step('', { name: 'types shop' }), step('', { name: 'unit shop' }), step('', { name: 'new' })];
  const file = join(folder(), 'deep/durations.json');
  expect(planOf(steps, { lanes: 2, lastMs: readDurations(file) })).toBe(
    '3 steps, 2 at a time: types shop, unit shop, new',
  );
  writeDurations(file, { 'types shop': 900, 'unit shop': 61_200, quick: 75_000 });
  const lastMs = readDurations(file);
  expect(planOf(steps, { lanes: 2, lastMs, lastRunMs: lastMs.quick })).toBe(
    '3 steps, 2 at a time; last time 75 s: types shop, unit shop, new\nLongest last time: unit shop 62 s, types shop 1 s',
  );
});

test.runIf(process.platform === 'linux')(
  'what a run throws away is written to memory where there is room for it',
  () => {
    const memory = folder();
    const scratch = makeScratch({ memory, room: 1 }) ?? '';
    expect(dirname(scratch)).toBe(memory);
    expect(statSync(scratch).mode & 0o777, 'a database that runs as nobody may write there').toBe(0o777);
    expect(makeScratch({ memory, room: Number.MAX_SAFE_INTEGER })).toBeNull();
    expect(makeScratch({ memory: join(memory, 'none') })).toBeNull();
  },
);

test.runIf(process.platform === 'linux')('a folder that cannot be removed yet fails no run', () => {
  expect(() => removeScratch('/proc/self/fdinfo')).not.toThrow();
});
