import type { Step } from './step.ts';
import { turbo } from './turbo.ts';
import type { Workspace } from './workspaces.ts';

/** The steps whose name contains every word. */
export const stepsWith = (steps: readonly Step[], words: readonly string[]): Step[] =>
  steps.filter(({ name }) => words.every((word) => name.includes(word)));

/** The steps of `pnpm verify`: everything that needs no browser. */
export function quickSteps(workspaces: readonly Workspace[]): Step[] {
  return [
    ...suites(workspaces, 'test:unit', 'unit'),
    ...workspaces
      .filter(({ scripts }) => scripts.types)
      .map(({ dir, name }) => ({
        name: `types ${dir}`,
        command: turbo(`${name}#types`),
        advice: `Fix the types: pnpm --filter ./${dir} types shows them again.`,
      })),
    ...workspaces
      .filter(({ scripts }) => scripts['generate:check'])
      .map(({ dir, name }) => ({
        name: `generated ${dir}`,
        command: turbo(`${name}#generate:check`),
        advice: 'Run pnpm generate and commit what it writes, together with the change that caused it.',
      })),
    ofRoot('dead code', 'dead-code', 'Delete what nobody uses, or say in knip.json why it stays.'),
    ofRoot('format and lint', 'lint', 'Run pnpm biome check --write, then fix by hand what is left.'),
    {
      ...ofRoot(
        'checks',
        'checks',
        'Each line says what to change; pnpm checks shows them again, pnpm checks words only one.',
      ),
      report: { file: 'test-results/checks.json', kind: 'vitest' },
    },
    ofRoot('budget', 'budget', 'Load with import() what is not seen at first.'),
  ];
}

/**
 * The steps of `npm test`: also journeys and stories in a real browser, the published packages, and the system tests.
 */
export function allSteps(workspaces: readonly Workspace[]): Step[] {
  const heavy = [
    ...suites(workspaces, 'test:e2e', 'journeys').map((step) => ({
      ...step,
      advice: 'Watch it: CHROMIUM=/usr/bin/chromium pnpm test:e2e --headed; TRACE=1 pnpm test:e2e records it.',
    })),
    ...suites(workspaces, 'test:stories', 'stories'),
    ...suites(workspaces, 'test:publish', 'published'),
    ...suites(workspaces, 'test:system', 'system'),
  ];
  return [...heavy.map((step) => ({ ...step, isHeavy: true })), ...quickSteps(workspaces)];
}

/**
 * The steps of `pnpm walk`, before a release: every page for every kind of buyer, every call with every wrong input.
 */
export function walkSteps(workspaces: readonly Workspace[]): Step[] {
  const storybook = {
    name: 'static build of Storybook',
    command: turbo('@yaoji/storybook#storybook:build'),
    advice: 'Fix what the build names; pnpm storybook:build repeats it.',
  };
  return [storybook, ...suites(workspaces, 'walk', 'walk')].map((step) => ({ ...step, isHeavy: true }));
}

const ofRoot = (name: string, script: string, advice: string): Step => ({
  name,
  command: turbo(`//#${script}`),
  advice,
});

/** A suite's configuration chooses its reporters by REPORT. */
function suites(workspaces: readonly Workspace[], script: string, title: string): Step[] {
  return workspaces.flatMap(({ dir, name, scripts }) => {
    const command = scripts[script];
    if (!command) return [];
    return {
      name: `${title} ${dir}`,
      command: turbo(`${name}#${script}`),
      report: {
        file: `${dir}/test-results/${script.replace(':', '-')}.json`,
        kind: command.startsWith('playwright') ? 'playwright' : 'vitest',
      },
      advice: `Run it alone: pnpm --filter ./${dir} ${script}.`,
    };
  });
}
