import type { Durations } from './durations.ts';
import type { Outcome, Step } from './step.ts';
import type { TestLine } from './test-lines.ts';
import { goingLineOf, lineOf, startLineOf, sumOf } from './words.ts';

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface Showing {
  readonly lanes: number;
  readonly lastMs: Durations;
  readonly screen: Screen;
  readonly now?: () => number;
}

const ERASE_LINE = '\r\u001B[K';

/** Shows progress: a live line in a terminal, a line per start and end of a step in a log. */
export function showRun(steps: readonly Step[], { lanes, lastMs, screen, now = () => performance.now() }: Showing) {
  const running = new Map<Step, { readonly since: number; passed: number; failed: number }>();
  const ended: Outcome[] = [];

  const leftMs = () => {
    const over = new Set(ended.map(({ step }) => step));
    const times = steps.flatMap((step) => {
      const last = lastMs[step.name];
      const since = running.get(step)?.since;
      return over.has(step) || last === undefined
        ? []
        : [Math.max(0, last - (since === undefined ? 0 : now() - since))];
    });
    return times.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) / lanes : undefined;
  };
  const goingLine = () => {
    const counts = sumOf([...ended, ...[...running.values()].map((tests) => ({ ...tests, skipped: 0 }))]);
    const names = [...running.keys()].map(({ name }) => name);
    return goingLineOf({ ...counts, done: ended.length, total: steps.length, running: names, leftMs: leftMs() });
  };
  const refresh = () => {
    if (screen.isTTY) screen.write(ERASE_LINE + goingLine().slice(0, (screen.columns ?? 80) - 1));
  };
  const writeLine = (line: string) => {
    screen.write(`${screen.isTTY ? ERASE_LINE : ''}${line}\n`);
    refresh();
  };
  // Keeps the estimate counting down between tests.
  const timer = screen.isTTY ? setInterval(refresh, 1000) : undefined;

  return {
    starts: (step: Step) => {
      running.set(step, { since: now(), passed: 0, failed: 0 });
      if (screen.isTTY) refresh();
      else writeLine(startLineOf(step, lastMs));
    },
    tests: (step: Step, { mark }: TestLine) => {
      const counts = running.get(step);
      if (counts && mark === '✓') counts.passed += 1;
      if (counts && mark === '✘') counts.failed += 1;
      refresh();
    },
    ends: (outcome: Outcome) => {
      running.delete(outcome.step);
      ended.push(outcome);
      writeLine(lineOf(outcome));
    },
    close: () => {
      clearInterval(timer);
      if (screen.isTTY) screen.write(ERASE_LINE);
    },
  };
}
