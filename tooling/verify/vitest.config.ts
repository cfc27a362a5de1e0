import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const { REPORT } = process.env;

/**
 * Tests and hooks have no time limit: `tooling/verify` ends a suite that makes no progress. Polling has one, so that the
 * failure names a state that never comes: a minute for states that take a second at most.
 */
export const patience = {
  testTimeout: 0,
  hookTimeout: 0,
  teardownTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** For the runner: failures, a line for each test, and the report to add up; no advice that depends on the machine's speed. */
export const reporters = REPORT
  ? {
      experimental: { diagnostics: false },
      reporters: [
        'minimal' as const,
        join(import.meta.dirname, 'src/report-tests.ts'),
        ['json', { outputFile: REPORT }] as ['json', { outputFile: string }],
      ],
    }
  : {};

/** For workspaces without their own configuration. */
export default defineConfig({ test: { ...patience, ...reporters } });
