import type { Durations } from './durations.ts';
import type { Outcome, Step } from './step.ts';

const FIRST_LINES = 120;
const LAST_LINES = 20;
const SHOWN_FAILURES = 40;
const SHOWN_STEPS = 5;

const secondsOf = (ms: number) => `${Math.ceil(ms / 1000)} s`;

/** What is about to run, and how long it took last: the longest steps by name. */
export function planOf(
  steps: readonly Step[],
  { lanes, lastMs, lastRunMs }: { lanes: number; lastMs: Durations; lastRunMs?: number | undefined },
): string {
  const timed = steps
    .flatMap(({ name }) => (lastMs[name] === undefined ? [] : [{ name, ms: lastMs[name] }]))
    .sort((one, other) => other.ms - one.ms);
  const longest = timed.slice(0, SHOWN_STEPS).map(({ name, ms }) => `${name} ${secondsOf(ms)}`);
  return [
    `${steps.length} steps, ${lanes} at a time${lastRunMs === undefined ? '' : `; last time ${secondsOf(lastRunMs)}`}: ${steps.map(({ name }) => name).join(', ')}`,
    ...(longest.length > 0 ? [`Longest last time: ${longest.join(', ')}`] : []),
  ].join('\n');
}

/** One line when a step ends; what failed shows its output, which begins with the first failure. */
export function lineOf(outcome: Outcome): string {
  const { step, passed, failed, skipped, durationMs } = outcome;
  const counts = step.report
    ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  const line = `${failed ? '✗' : '✓'} ${step.name}${counts} (${(durationMs / 1000).toFixed(1)} s)`;
  if (failed === 0) return line;
  const lines = failuresIn(outcome).trim().split('\n');
  const shown =
    lines.length > FIRST_LINES + LAST_LINES
      ? [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)]
      : lines;
  return [line, ...shown.map((text) => `  ${text}`), `  → ${step.advice}`, ''].join('\n');
}

/** The output from the first failure on. Before that Playwright writes dots, and what journeys that passed wrote. */
const failuresIn = ({ step, output }: Outcome): string =>
  step.report === 'playwright' ? output.slice(Math.max(0, output.search(/^ {2}1\) /m))) : output;

/** What failed, by name, with what to do. */
export function failuresOf(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  return failed.flatMap(({ step, failures }) => {
    const more = failures.length - SHOWN_FAILURES;
    return [
      `✗ ${step.name}: ${step.advice}`,
      ...(step.report ? failures.slice(0, SHOWN_FAILURES).map((title) => `    ${title}`) : []),
      ...(more > 0 ? [`    … and ${more} more`] : []),
    ];
  });
}

export function sumOf(outcomes: readonly Outcome[]): { passed: number; failed: number; skipped: number } {
  const add = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
  return {
    passed: add(({ passed }) => passed),
    failed: add(({ failed }) => failed),
    skipped: add(({ skipped }) => skipped),
  };
}
