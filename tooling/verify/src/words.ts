import type { Outcome } from './step.ts';

const FIRST_LINES = 120;
const LAST_LINES = 20;
const SHOWN_FAILURES = 40;

/** One line when a step ends; what failed shows its output, which begins with the first failure. */
export function lineOf(outcome: Outcome): string {
  const { step, passed, failed, skipped, durationMs } = outcome;
  const counts = step.report
    ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  const line = `${failed ? '✗' : '✓'} ${step.name}${counts} (${(durationMs / 1000).toFixed(1)} s)`;
  if (failed === 0) return line;
  const lines = outcome.output.trim().split('\n');
  const shown =
    lines.length > FIRST_LINES + LAST_LINES
      ? [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)]
      : lines;
  return [line, ...shown.map((text) => `  ${text}`), `  → ${step.advice}`, ''].join('\n');
}

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
