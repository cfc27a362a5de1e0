import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  /** As `packages/domain`. */
  readonly dir: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** The apps first: their suites take longest, and what starts first ends first. */
export function workspacesIn(root: string): Workspace[] {
  return ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group))
      .sort()
      .map((name) => `${group}/${name}`)
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => ({ dir, scripts: scriptsOf(join(root, dir, 'package.json')) })),
  );
}

function scriptsOf(manifest: string): Record<string, string> {
  const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: Record<string, string> };
  return scripts;
}
