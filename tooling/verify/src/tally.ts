import type { Tally } from './step.ts';

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A file that fails to load has no tests and counts as one failure. */
export function vitestTally(report: VitestReport): Tally {
  const tests = report.testResults.flatMap(({ name, assertionResults, status }) =>
    status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
      ? [...assertionResults, { fullName: `${name} could not be run`, status: 'failed' }]
      : assertionResults,
  );
  const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, failed: failures.length, skipped: tests.length - passed - failures.length, failures };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly projectName: string;
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

export function playwrightTally(report: PlaywrightReport): Tally {
  const tests = report.suites.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const failures = [
    ...failed.map(({ title }) => title),
    ...report.errors.map(({ message = 'an error outside of the tests' }) => message.split('\n')[0] ?? ''),
  ];
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return {
    passed: count('expected'),
    failed: failures.length,
    skipped: count('skipped'),
    failures,
  };
}

function testsOf(suite: PlaywrightSuite): { title: string; status: string }[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, projectName }) => ({ title: `${projectName}: ${title}`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

/** A command without a report is one check. */
export function checkTally(name: string, succeeded: boolean): Tally {
  return succeeded ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [name] };
}

/** Exit code and report must agree: a runner that crashed, or ran nothing, has not passed. */
export function agree(name: string, tally: Tally | null, succeeded: boolean): Tally {
  const broken = (why: string) => ({ ...(tally ?? NOTHING), failed: 1, failures: [`${name}: ${why}`] });
  if (!tally) return broken('wrote no report');
  if (tally.failed > 0) return tally;
  if (!succeeded) return broken('ended with an error outside of the tests');
  return tally.passed === 0 ? broken('ran no test') : tally;
}
