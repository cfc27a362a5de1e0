// node tooling/verify/src/main.ts quick|all|walk [word …]: with words, only the steps whose name holds one of them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readDurations, writeDurations } from './durations.ts';
import { runAll } from './run-all.ts';
import { runStep, stopAll } from './run-step.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { allSteps, quickSteps, walkSteps } from './steps.ts';
import { failuresOf, lineOf, planOf, sumOf } from './words.ts';
import { workspacesIn } from './workspaces.ts';

const root = join(import.meta.dirname, '../../..');
const results = join(root, 'test-results');
const reports = join(results, 'reports');
const [extent = 'quick', ...words] = process.argv.slice(2);
const extents = { quick: quickSteps, all: allSteps, walk: walkSteps };

const stepsOf = extents[extent as keyof typeof extents] ?? quickSteps;
const steps = stepsOf(root, workspacesIn(root)).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

rmSync(results, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

const scratch = makeScratch();
if (scratch) {
  process.env.TMPDIR = scratch;
  process.on('exit', () => removeScratch(scratch));
}

const lanes = Math.min(4, Math.max(2, availableParallelism()));
const durationsFile = join(root, 'node_modules/.cache/verify/durations.json');
const durations = readDurations(durationsFile);
const runName = [extent, ...words].join(' ');
console.log(`${planOf(steps, { lanes, lastMs: durations, lastRunMs: durations[runName] })}\n`);

const started = performance.now();
const outcomes = await runAll(steps, {
  lanes,
  run: (step) => runStep(step, { root, reports }),
  onEnd: (outcome) => console.log(lineOf(outcome)),
});

const { passed, failed, skipped } = sumOf(outcomes);
const runMs = performance.now() - started;
const seconds = (runMs / 1000).toFixed(0);
writeDurations(durationsFile, {
  ...durations,
  ...Object.fromEntries(outcomes.map(({ step, durationMs }) => [step.name, Math.round(durationMs)])),
  [runName]: Math.round(runMs),
});
console.log(
  [
    '',
    ...failuresOf(outcomes),
    `${outcomes.length} steps in ${seconds} s${skipped ? `, ${skipped} tests skipped` : ''}`,
  ].join('\n'),
);
const sum = `${passed} passed, ${failed} failed`;
writeFileSync(join(results, 'sum.txt'), `${sum}\n`);
console.log(sum);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
