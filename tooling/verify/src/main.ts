// node tooling/verify/src/main.ts quick|all|walk [word …]: with words, only steps whose name contains all of them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readDurations, writeDurations } from './durations.ts';
import { inOrder, runAll } from './run-all.ts';
import { runStep } from './run-step.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { showRun } from './show-run.ts';
import { allSteps, quickSteps, stepsWith, walkSteps } from './steps.ts';
import { failuresOf, sumOf } from './words.ts';
import { workspacesIn } from './workspaces.ts';

const root = join(import.meta.dirname, '../../..');
const results = join(root, 'test-results');
const [extent = 'quick', ...words] = process.argv.slice(2);
const extents = { quick: quickSteps, all: allSteps, walk: walkSteps };

const stepsOf = extents[extent as keyof typeof extents] ?? quickSteps;
const known = stepsOf(workspacesIn(root));
const wanted = stepsWith(known, words);
if (wanted.length === 0)
  console.error(
    `No step has ${words.join(' and ')} in its name. There are ${known.map(({ name }) => name).join(', ')}.`,
  );

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const scratch = makeScratch();
if (scratch) {
  process.env.TMPDIR = scratch;
  process.on('exit', () => removeScratch(scratch));
}
// turbo does not hash these, and a result from another machine or browser may not apply here.
const { CHROMIUM } = process.env;
process.env.MACHINE = [process.platform, process.arch, process.version].join(' ');
if (CHROMIUM) process.env.CHROMIUM_VERSION = execFileSync(CHROMIUM, ['--version'], { encoding: 'utf8' }).trim();

const lanes = Math.min(4, Math.max(2, availableParallelism()));
const durationsFile = join(root, 'node_modules/.cache/verify/durations.json');
const durations = readDurations(durationsFile);
const steps = inOrder(wanted, durations);
console.log(`${steps.length} steps, ${lanes} at a time\n`);

const started = performance.now();
const shown = showRun(steps, { lanes, lastMs: durations, screen: process.stdout });
const outcomes = await runAll(steps, {
  lanes,
  signal: stop.signal,
  run: async (step) => {
    shown.starts(step);
    const outcome = await runStep(step, { root, signal: stop.signal, onTest: (test) => shown.tests(step, test) });
    if (!stop.signal.aborted) shown.ends(outcome);
    return outcome;
  },
});
shown.close();
if (stop.signal.aborted) process.exit(130);

const { passed, failed, skipped } = sumOf(outcomes);
const runMs = performance.now() - started;
const cached = outcomes.filter(({ isCached }) => isCached).length;
writeDurations(durationsFile, {
  ...durations,
  ...Object.fromEntries(
    outcomes.filter(({ isCached }) => !isCached).map(({ step, durationMs }) => [step.name, Math.round(durationMs)]),
  ),
});
console.log(
  [
    '',
    ...failuresOf(outcomes),
    `${outcomes.length} steps in ${(runMs / 1000).toFixed(0)} s${cached ? `, ${cached} of them cached` : ''}${skipped ? `, ${skipped} tests skipped` : ''}`,
  ].join('\n'),
);
const sum = `${passed} passed, ${failed} failed`;
writeFileSync(join(results, 'sum.txt'), `${sum}\n`);
console.log(sum);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
