/** One command of the run, and how to read its output. */
export interface Step {
  /** Its name for people: `unit packages/domain`. */
  readonly name: string;
  /** A program and its arguments, run at the root of the repository. */
  readonly command: readonly [string, ...string[]];
  /** The report that the command writes to REPORT; a step without one has a single result. */
  readonly report?: { readonly file: string; readonly kind: 'vitest' | 'playwright' };
  /** Advice for a failure, in a sentence. */
  readonly advice: string;
  /** Starts browsers or servers, which only slow each other: one such step runs at a time. */
  readonly isHeavy?: boolean;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of failed tests. */
  readonly failures: readonly string[];
}

export interface Outcome extends Tally {
  readonly step: Step;
  readonly output: string;
  readonly durationMs: number;
  /** Whether turbo restored the result of an earlier run. */
  readonly isCached: boolean;
}
