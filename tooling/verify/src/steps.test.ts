import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Step } from './step.ts';
import { allSteps, stepsWith, walkSteps } from './steps.ts';
import { workspacesIn } from './workspaces.ts';

const root = join(import.meta.dirname, '../../..');
const bin = join(root, 'node_modules/.bin');

interface Task {
  readonly taskId: string;
  readonly directory: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly outputs: readonly string[] | null;
  readonly resolvedTaskDefinition: { readonly cache: boolean };
}

const workspaces = workspacesIn(root);
const taskOf = ({ command }: Step) => command[2] ?? '';
const steps = allSteps(workspaces);
const walks = walkSteps(workspaces);
const dryRun = execFileSync('turbo', ['run', ...[...steps, ...walks].map(taskOf), '--dry=json'], {
  cwd: root,
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, TURBO_TELEMETRY_DISABLED: '1' },
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});
const tasks = new Map<string, Task>(JSON.parse(dryRun).tasks.map((task: Task) => [task.taskId, task]));

/** Whether a change of the file changes the hash by which turbo caches the task. */
function reads(taskId: string, file: string): boolean {
  const task = tasks.get(taskId);
  if (!task) throw new Error(`There is no task ${taskId}.`);
  const paths = Object.keys(task.inputs).map((path) => join(task.directory, path));
  return paths.includes(file) || task.dependencies.some((other) => reads(other, file));
}

test.for<{ file: string; repeats: string[]; restores: string[] }>([
  {
    file: 'packages/domain/src/index.ts',
    repeats: ['domain#test:unit', 'shop#test:unit', 'api#types', 'api#test:system', 'e2e#test:e2e', 'storybook#types'],
    restores: ['ui#test:unit', 'routes#types', 'api-client#generate:check'],
  },
  {
    file: 'packages/domain/src/quantity/quantity.test.ts',
    repeats: ['domain#test:unit', 'domain#types'],
    restores: ['shop#test:unit', 'api#test:unit', 'e2e#test:e2e', 'publish#test:publish'],
  },
  {
    file: 'packages/ui/src/components/button/button.stories.tsx',
    repeats: ['storybook#test:stories', 'ui#types'],
    restores: ['shop#test:unit', 'e2e#test:e2e'],
  },
  {
    file: 'apps/desk/src/main.tsx',
    repeats: ['desk#test:unit', 'desk#test:stories', 'e2e#test:e2e'],
    restores: ['shop#test:unit', 'api#test:unit', 'storybook#test:stories', 'publish#test:publish'],
  },
  {
    file: 'apps/api/src/main.ts',
    repeats: ['api#test:system', 'publish#test:publish', 'e2e#test:e2e'],
    restores: ['shop#test:unit', 'desk#types', 'api-client#test:unit'],
  },
  {
    file: 'docs/testing.md',
    repeats: ['//#checks', '//#lint', 'checks#test:unit'],
    restores: ['domain#test:unit', 'shop#types', 'e2e#test:e2e'],
  },
])('a change of $file repeats the tasks that read it, and no others', ({ file, repeats, restores }) => {
  const id = (task: string) => (task.startsWith('//') ? task : `@yaoji/${task}`);
  const read = [...repeats, ...restores].filter((task) => reads(id(task), file));
  expect(read).toEqual(repeats);
});

test.for(steps.map((step) => [step.name, step] as const))('%s restores its report with its result', ([, step]) => {
  const task = tasks.get(taskOf(step));
  expect(task?.resolvedTaskDefinition.cache).toBe(true);
  const outputs = (task?.outputs ?? []).map((path) => join(task?.directory ?? '', path));
  if (step.report) expect(outputs).toContain(step.report.file);
});

test('steps before a release are never restored from the cache', () => {
  for (const step of walks) expect(tasks.get(taskOf(step))?.resolvedTaskDefinition.cache).toBe(false);
});

test('words select the steps that have all of them in the name', () => {
  const names = (...words: string[]) => stepsWith(steps, words).map(({ name }) => name);
  expect(names('types', 'packages/ui')).toEqual(['types packages/ui']);
  expect(names()).toHaveLength(steps.length);
  expect(names('types', 'nosuch')).toEqual([]);
});
