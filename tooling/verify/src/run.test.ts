import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDurations, writeDurations } from './durations.ts';
import { inOrder, runAll } from './run-all.ts';
import { runStep } from './run-step.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { watchSilence } from './silence.ts';
import type { Outcome, Step } from './step.ts';
import type { TestLine } from './test-lines.ts';
import { turbo } from './turbo.ts';
import { failuresOf, lineOf, sumOf } from './words.ts';

const repository = join(import.meta.dirname, '../../..');

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'yaoji-verify-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const step = (shell: string, more: Partial<Step> = {}): Step => ({
  name: 'a step',
  command: ['sh', '-c', shell],
  advice: 'Do this.',
  ...more,
});
const run = (one: Step, more: Partial<Parameters<typeof runStep>[1]> = {}) => runStep(one, { root: folder(), ...more });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a command that succeeds has passed, one that fails shows its output and what to do', async () => {
  expect(await run(step('true'))).toMatchObject({ passed: 1, failed: 0 });
  const failed = await run(step('echo so it was >&2; exit 3'));
  expect(failed).toMatchObject({ passed: 0, failed: 1 });
  expect(lineOf(failed)).toContain('so it was');
  expect(failuresOf([failed])).toEqual(['✗ a step: Do this.']);
});

test('the report is read from the file of the step, and never an old one', async () => {
  const root = folder();
  const report = {
    testResults: [{ name: 'a', status: 'passed', assertionResults: [{ fullName: 'x', status: 'passed' }] }],
  };
  const one = (command: string) => step(command, { report: { file: 'deep/report.json', kind: 'vitest' } });
  const written = one(`echo '${JSON.stringify(report)}' > "$REPORT"`);
  expect(await runStep(written, { root })).toMatchObject({ passed: 1, failed: 0 });
  expect(await runStep(one('true'), { root })).toMatchObject({ passed: 0, failed: 1 });
});

test('a failing suite shows its failures first, and nothing that passed', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'right.test.js'), `test('is right in another file', () => {});`);
  const wrong = [
    `test('is wrong', () => expect(1 + 1).toBe(3));`,
    `test('is wrong again', () => expect(1).toBe(2));`,
    // Beyond the lines that are shown around a failure.
    '\n\n\n\n\n',
    `test('is right', () => {});`,
  ];
  writeFileSync(join(dir, 'wrong.test.js'), wrong.join('\n'));
  const command = `vitest run --root ${dir} --config ${repository}/tooling/verify/vitest.config.ts --globals --no-color`;
  const file = join('node_modules/.cache/verify', `${process.pid}.json`);
  onTestFinished(() => rmSync(join(repository, file), { force: true }));
  const tests: TestLine[] = [];
  const outcome = await runStep(step(command, { report: { file, kind: 'vitest' } }), {
    root: repository,
    onTest: (line) => tests.push(line),
  });
  expect(outcome).toMatchObject({ passed: 2, failed: 2, failures: ['is wrong', 'is wrong again'] });
  const reported = lineOf(outcome);
  expect(reported.slice(0, 600)).toContain('expected 2 to be 3');
  expect(reported).toContain('expected 1 to be 2');
  expect(reported).not.toMatch(/is right|right\.test/);
  const marksOf = (name: string) => tests.filter((line) => line.name === name).map(({ mark }) => mark);
  expect([marksOf('is wrong'), marksOf('is right')]).toEqual([
    ['▸', '✘'],
    ['▸', '✓'],
  ]);
});

test('a step with output never counts as stuck, however long it takes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onSilence = vi.fn();
  const silence = watchSilence(1000, onSilence);
  for (let times = 0; times < 100; times += 1) {
    vi.advanceTimersByTime(999);
    silence.heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('a silent step is ended with its children, and says which test did not finish', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const outcome = await run(step(`echo '▸ adds'; echo '✓ adds'; echo '▸ waits'; sleep 1000 & sleep 1000`), {
    onTest: ({ name }) => name === 'waits' && vi.advanceTimersByTime(5 * 60_000),
  });
  expect(outcome.failed).toBe(1);
  expect(outcome.output).toContain(
    'Stopped: no test ended and nothing was written for 5 minutes. Not finished: waits.',
  );
});

test('a run that is stopped ends its steps and starts no other', async () => {
  const stop = new AbortController();
  const started: string[] = [];
  const outcomes = await runAll([step('echo "▸ waits"; sleep 1000', { name: 'a' }), step('true', { name: 'b' })], {
    lanes: 1,
    signal: stop.signal,
    run: (one) => {
      started.push(one.name);
      return run(one, { signal: stop.signal, onTest: () => stop.abort() });
    },
  });
  expect(started).toEqual(['a']);
  expect(sumOf(outcomes)).toMatchObject({ failed: 1 });
});

/** A repository with one workspace, which has these scripts. */
function repositoryWith(scripts: Readonly<Record<string, string>>): string {
  const root = folder();
  const write = (file: string, content: unknown) => writeFileSync(join(root, file), JSON.stringify(content));
  const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  write('package.json', { name: 'all', private: true, packageManager });
  mkdirSync(join(root, 'a'));
  write('a/package.json', { name: 'a', scripts });
  const tasks = Object.keys(scripts).map((name) => [name, { outputs: ['results/*'] }]);
  write('turbo.json', { globalPassThroughEnv: ['REPORT'], tasks: Object.fromEntries(tasks) });
  write('pnpm-workspace.yaml', { packages: ['a'], pmOnFail: 'ignore', verifyDepsBeforeRun: false });
  writeFileSync(join(root, '.gitignore'), 'results\n.turbo\n');
  write('pnpm-lock.yaml', { lockfileVersion: '9.0', importers: { '.': {}, a: {} } });
  return root;
}

/** A step that runs a task by the programs of this repository. */
const task = (name: string, more: Partial<Step> = {}) => {
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return step('', { command: ['env', `PATH=${path}`, ...turbo(name)], ...more });
};

test('a task that passed is restored with its report, one that failed runs again', async () => {
  const report = JSON.stringify({
    testResults: [{ name: 'a', status: 'passed', assertionResults: [{ fullName: 'x', status: 'passed' }] }],
  });
  const root = repositoryWith({ passes: `echo '${report}' > "$REPORT"`, fails: 'exit 1' });
  const passes = task('a#passes', { report: { file: 'a/results/all.json', kind: 'vitest' } });
  expect(await runStep(passes, { root })).toMatchObject({ passed: 1, failed: 0, isCached: false });
  expect(await runStep(passes, { root })).toMatchObject({ passed: 1, failed: 0, isCached: true });
  const fails = task('a#fails');
  for (const _ of [1, 2]) expect(await runStep(fails, { root })).toMatchObject({ failed: 1, isCached: false });
});

test('a task that is stopped is ended with what it has started', async () => {
  const root = repositoryWith({ waits: `sleep 1000 & echo "▸ $!"; wait` });
  const stop = new AbortController();
  let pid = 0;
  const outcome = await runStep(task('a#waits'), {
    root,
    signal: stop.signal,
    onTest: ({ name }) => {
      pid = Number(name);
      stop.abort();
    },
  });
  expect(outcome.failed).toBe(1);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('steps share the lanes, and of those that start browsers one runs at a time', async () => {
  const log: string[] = [];
  const running = new Set<string>();
  const fake = async (one: Step): Promise<Outcome> => {
    running.add(one.name);
    log.push([...running].join('+'));
    await nextTurn();
    running.delete(one.name);
    return { step: one, passed: 1, failed: 0, skipped: 0, failures: [], output: '', durationMs: 1, isCached: false };
  };
  const heavy = (name: string) => step('', { name, isHeavy: true });
  const light = (name: string) => step('', { name });
  const outcomes = await runAll([heavy('x'), heavy('y'), light('a'), light('b')], { lanes: 2, run: fake });
  expect(log).toEqual(['x', 'x+a', 'a+y', 'y+b']);
  expect(sumOf(outcomes)).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test('the longest steps come first, those that start browsers before all others', () => {
  const file = join(folder(), 'deep/durations.json');
  expect(readDurations(file)).toEqual({});
  writeDurations(file, { short: 1, long: 9, journeys: 5 });
  const steps = ['new', 'short', 'long'].map((name) => step('', { name }));
  const journeys = step('', { name: 'journeys', isHeavy: true });
  expect(inOrder([...steps, journeys], readDurations(file)).map(({ name }) => name)).toEqual([
    'journeys',
    'long',
    'short',
    'new',
  ]);
});

test.runIf(process.platform === 'linux')('temporary files of a run go to memory if there is room', () => {
  const memory = folder();
  const scratch = makeScratch({ memory, room: 1 }) ?? '';
  expect(dirname(scratch)).toBe(memory);
  expect(statSync(scratch).mode & 0o777, 'a database that runs as nobody may write there').toBe(0o777);
  expect(makeScratch({ memory, room: Number.MAX_SAFE_INTEGER })).toBeNull();
  expect(makeScratch({ memory: join(memory, 'none') })).toBeNull();
});

test.runIf(process.platform === 'linux')('a folder that cannot be removed yet fails no run', () => {
  expect(() => removeScratch('/proc/self/fdinfo')).not.toThrow();
});
