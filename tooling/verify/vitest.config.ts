import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const { REPORT } = process.env;

/**
 * No clock fails a test or a hook: `tooling/verify` ends a suite that makes no progress. Only what is polled has an end, so
 * that a state that never comes is named: a minute, where it takes a second at most.
 */
export const patience = {
  testTimeout: 0,
  hookTimeout: 0,
  teardownTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** For the runner: failures, a line for each test, and the report that is added up. */
export const reporters = REPORT
  ? {
      reporters: [
        'minimal' as const,
        join(import.meta.dirname, 'src/report-tests.ts'),
        ['json', { outputFile: REPORT }] as ['json', { outputFile: string }],
      ],
    }
  : {};

/** Of a workspace without a configuration of its own. */
export default defineConfig({ test: { ...patience, ...reporters } });
