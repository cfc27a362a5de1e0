import { join } from 'node:path';
import type { Step } from './step.ts';
import type { Workspace } from './workspaces.ts';

const MINUTE = 60_000;

/** What `pnpm verify` runs: everything that needs no browser. */
export function quickSteps(root: string, workspaces: readonly Workspace[]): Step[] {
  const check = (name: string, command: string, advice: string): Step => ({
    name,
    command,
    cwd: root,
    advice,
    timeoutMs: 3 * MINUTE,
  });
  const own = (name: string, advice: string) => check(name, `node tooling/checks/src/main.ts ${name}`, advice);
  return [
    check(
      'format and lint',
      'biome ci --error-on-warnings --reporter=concise',
      'Run pnpm biome check --write, then mend by hand what is left.',
    ),
    own('boundaries', 'Each line says which import to change; CONTRIBUTING.md shows who may import whom.'),
    own('surroundings', 'Settings are read in config.ts; rendering touches nothing that only a browser has.'),
    own('names', 'Rename the file or folder as the line says.'),
    own('words', 'Use the word that the line proposes; CONTRIBUTING.md says what each means.'),
    own('rule-ids', 'Say what the rule asks for, and put its id in parentheses behind it.'),
    own('colours', 'Use a role of the theme contract.'),
    own('sizes', 'Split the file by idea.'),
    own(
      'coverage',
      'Begin the title of the test that proves it with the id; test-results/coverage.md shows what there is.',
    ),
    own('asvs', 'Name in docs/asvs.md the test that shows the requirement now.'),
    own('lockfile-platforms', 'Pin a version that is published for every platform (pnpm-workspace.yaml).'),
    own('licences', 'Take another package, or add an exception with a reason (tooling/checks/src/licences).'),
    // A busy machine makes a test slow, and never fail.
    ...suites(root, workspaces, 'test:unit', 'unit').map((step) => ({
      ...step,
      command: `${step.command} --test-timeout=120000`,
    })),
    ...workspaces
      .filter(({ scripts }) => scripts.types)
      .map(
        ({ dir, scripts }): Step => ({
          name: `types ${dir}`,
          command: scripts.types ?? '',
          cwd: join(root, dir),
          advice: `Mend the types: pnpm --filter ./${dir} types shows them again.`,
          timeoutMs: 3 * MINUTE,
        }),
      ),
    check('dead code', 'knip --no-progress', 'Delete what nobody uses, or say in knip.json why it stays.'),
    ...workspaces
      .filter(({ scripts }) => scripts['generate:check'])
      .map(
        ({ dir, scripts }): Step => ({
          name: `generated ${dir}`,
          command: scripts['generate:check'] ?? '',
          cwd: join(root, dir),
          advice: 'Run pnpm generate and commit what it writes, together with the change that caused it.',
          timeoutMs: 3 * MINUTE,
        }),
      ),
    check(
      'budget',
      'node tooling/bootstrap/build-stale.mjs shop && node tooling/checks/src/main.ts budget',
      'Load with import() what is not seen at first.',
    ),
  ];
}

/**
 * What `npm test` runs: the journeys and the stories in a real browser, the published packages, the system tests, and the
 * quick part. The longest come first, and what waits for a page leaves its core to the others.
 */
export function allSteps(root: string, workspaces: readonly Workspace[]): Step[] {
  return [
    ...suites(root, workspaces, 'test:e2e', 'journeys').map((step) => ({
      ...step,
      advice: 'Watch it: CHROMIUM=/usr/bin/chromium pnpm test:e2e --headed; TRACE=1 pnpm test:e2e records it.',
      timeoutMs: 30 * MINUTE,
    })),
    ...suites(root, workspaces, 'test:stories', 'stories'),
    ...suites(root, workspaces, 'test:publish', 'published'),
    ...suites(root, workspaces, 'test:system', 'system'),
    ...quickSteps(root, workspaces),
  ];
}

/** What `pnpm walk` runs before a release: every page for every kind of buyer, every call with every wrong input. */
export function walkSteps(root: string, workspaces: readonly Workspace[]): Step[] {
  const storybook: Step = {
    name: 'static build of Storybook',
    command: 'pnpm --filter @yaoji/storybook storybook:build',
    cwd: root,
    advice: 'Mend what the build names; pnpm storybook:build repeats it.',
    timeoutMs: 10 * MINUTE,
  };
  const walks = suites(root, workspaces, 'walk', 'walk').map((step) => ({
    ...step,
    timeoutMs: 60 * MINUTE,
    alone: true,
  }));
  return [storybook, ...walks];
}

function suites(root: string, workspaces: readonly Workspace[], script: string, name: string): Step[] {
  return workspaces
    .filter(({ scripts }) => scripts[script])
    .map(({ dir, scripts }) =>
      suite(`${name} ${dir}`, scripts[script] ?? '', join(root, dir), `pnpm --filter ./${dir} ${script}`),
    );
}

/** Playwright's configuration chooses its reporters by REPORT. */
function suite(name: string, command: string, cwd: string, alone: string): Step {
  const advice = `Run it alone: ${alone}.`;
  const shared = { name, cwd, advice, timeoutMs: 12 * MINUTE };
  return command.startsWith('playwright')
    ? { ...shared, command, report: 'playwright' }
    : {
        ...shared,
        command: `${command} --reporter=minimal --reporter=json --outputFile.json={report}`,
        report: 'vitest',
      };
}
