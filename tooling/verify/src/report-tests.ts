import { type Mark, testLine } from './test-lines.ts';

interface VitestTest {
  readonly fullName: string;
  result(): { readonly state: string };
}

interface PlaywrightTest {
  titlePath(): string[];
}

const markOf = (state: string): Mark => (state === 'passed' ? '✓' : state === 'skipped' ? '○' : '✘');
const titleOf = (test: PlaywrightTest) => test.titlePath().filter(Boolean).join(' › ');

const SILENT_MS = 60_000;

/** Reports to the runner, for Vitest and Playwright alike: a line when a test starts and one when it ends. */
export default class ReportTests {
  #lastAt = 0;

  onTestCaseReady(test: VitestTest): void {
    this.#write('▸', test.fullName);
  }

  onTestCaseResult(test: VitestTest): void {
    this.#write(markOf(test.result().state), test.fullName);
  }

  onTestBegin(test: PlaywrightTest): void {
    this.#write('▸', titleOf(test));
  }

  /** Repeats the name of a long journey, so that it does not look stuck. */
  onStepEnd(test: PlaywrightTest): void {
    if (performance.now() > this.#lastAt + SILENT_MS) this.#write('▸', titleOf(test));
  }

  onTestEnd(test: PlaywrightTest, { status }: { readonly status: string }): void {
    this.#write(markOf(status), titleOf(test));
  }

  #write(mark: Mark, name: string): void {
    this.#lastAt = performance.now();
    process.stdout.write(testLine(mark, name));
  }
}
