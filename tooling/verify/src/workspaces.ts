import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  /** As `packages/domain`. */
  readonly dir: string;
  /** As `@yaoji/domain`. */
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** The apps first: their suites take longest, so they start first. */
export function workspacesIn(root: string): Workspace[] {
  return ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group))
      .sort()
      .map((name) => `${group}/${name}`)
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => ({ dir, ...manifestOf(join(root, dir, 'package.json')) })),
  );
}

function manifestOf(file: string): Omit<Workspace, 'dir'> {
  const { name, scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as Pick<Workspace, 'name'> & Partial<Workspace>;
  return { name, scripts };
}
