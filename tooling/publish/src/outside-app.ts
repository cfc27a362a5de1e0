import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PackedPackage } from './packages.ts';
import { run } from './run.ts';

export interface OutsideApp {
  /** Initial files and folders besides `src`, by their path in it. */
  readonly files: Readonly<Record<string, string>>;
  /** Dependencies besides the packages, with versions; `workspace` uses the workspace's version. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Creates the app in an empty folder outside the workspace and installs everything with npm. */
export async function createApp(folder: string, app: OutsideApp, packages: readonly PackedPackage[]): Promise<void> {
  for (const [place, from] of Object.entries(app.files))
    await cp(join(import.meta.dirname, '..', from), join(folder, place), { recursive: true });
  const versions = await Promise.all(
    Object.entries(app.dependencies).map(
      async ([name, version]) => [name, version === 'workspace' ? await installedVersion(name) : version] as const,
    ),
  );
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(versions),
      ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...quick], folder);
}

async function installedVersion(name: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
