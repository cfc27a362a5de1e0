import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PackedPackage } from './packages.ts';
import { run } from './run.ts';

/** The oldest compiler that the packages promise to work with, and the types of the oldest Node. */
const OLD = { typescript: '5.4.5', '@types/node': '20.19.0' };
/** Of these the app has what the workspace has. */
const SAME = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'vite'];

/** Puts the app into an empty folder outside of the workspace and installs everything with npm. */
export async function createApp(folder: string, packages: readonly PackedPackage[]): Promise<void> {
  await cp(join(import.meta.dirname, '../app'), folder, { recursive: true });
  const versions = await Promise.all(SAME.map(async (name) => [name, await installedVersion(name)] as const));
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      ...OLD,
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
