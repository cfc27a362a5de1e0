/** One command of the run and how to read what it says. */
export interface Step {
  /** As people call it: `unit packages/domain`. */
  readonly name: string;
  /** A shell command; `{report}` stands for the file into which its test runner writes its report. */
  readonly command: string;
  readonly cwd: string;
  /** Who writes the report; a step without one passes or fails as a whole. */
  readonly report?: 'vitest' | 'playwright';
  /** What to do when it fails, in a sentence. */
  readonly advice: string;
  readonly timeoutMs: number;
  /** Needs the machine for itself: waits for the others, and runs by itself. */
  readonly alone?: boolean;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of what failed. */
  readonly failures: readonly string[];
}

export interface Outcome extends Tally {
  readonly step: Step;
  readonly output: string;
  readonly durationMs: number;
}
