import type { Durations } from './durations.ts';
import type { Outcome, Step, Tally } from './step.ts';
import { readTestLine } from './test-lines.ts';

const FIRST_LINES = 120;
const LAST_LINES = 20;
const SHOWN_FAILURES = 40;

const secondsOf = (ms: number) => `${Math.ceil(ms / 1000)} s`;
const durationOf = (ms: number) => (ms < 100_000 ? secondsOf(ms) : `${Math.ceil(ms / 60_000)} min`);

/** A line when a step starts. */
export function startLineOf({ name }: Step, lastMs: Durations): string {
  return `▸ ${name}${lastMs[name] === undefined ? '' : ` (last time ${secondsOf(lastMs[name])})`}`;
}

export interface Going {
  readonly done: number;
  readonly total: number;
  readonly running: readonly string[];
  readonly passed: number;
  readonly failed: number;
  /** Estimated from the last durations; absent if unknown. */
  readonly leftMs?: number | undefined;
}

/** The progress of a run, in one line. */
export function goingLineOf({ done, total, running, passed, failed, leftMs }: Going): string {
  const left = leftMs === undefined ? '' : `, about ${durationOf(leftMs)} left`;
  return `${done}/${total} steps, ${passed} passed, ${failed} failed${left}: ${running.join(', ')}`;
}

/** One line when a step ends; a failure adds its output, starting at the first failure. */
export function lineOf(outcome: Outcome): string {
  const { step, passed, failed, skipped, durationMs, isCached } = outcome;
  const counts = step.report
    ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  const line = `${failed ? '✗' : '✓'} ${step.name}${counts} (${isCached ? 'cached' : `${(durationMs / 1000).toFixed(1)} s`})`;
  if (failed === 0) return line;
  const lines = failuresIn(outcome).trim().split('\n');
  const shown =
    lines.length > FIRST_LINES + LAST_LINES
      ? [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)]
      : lines;
  return [line, ...shown.map((text) => `  ${text}`), `  → ${step.advice}`, ''].join('\n');
}

/** The output line by line, without tests; Playwright's from the first failure, because dots precede it. */
function failuresIn({ step, output }: Outcome): string {
  const lines = output.split('\n').filter((line) => !readTestLine(line));
  const first = step.report?.kind === 'playwright' ? lines.findIndex((line) => line.startsWith('  1) ')) : 0;
  return lines.slice(Math.max(0, first)).join('\n');
}

/** Failed steps by name, with advice. */
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

export function sumOf(tallies: readonly Pick<Tally, 'passed' | 'failed' | 'skipped'>[]) {
  const add = (count: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[count], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}
