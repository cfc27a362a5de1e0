import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, workspaceRoot } from './run.ts';

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
}

/** Packs every package that is not private; packing builds it. */
export async function packPackages(destination: string): Promise<PackedPackage[]> {
  await mkdir(destination, { recursive: true });
  const all = ['--recursive', '--filter=./packages/*'];
  await run('pnpm', [...all, 'pack', `--pack-destination=${destination}`], workspaceRoot);
  const names = await publishedNames();
  const tarballs = await readdir(destination);
  return names.map((name) => {
    const start = `${name.replace('@', '').replace('/', '-')}-`;
    const file = tarballs.find((tarball) => tarball.startsWith(start));
    if (!file) throw new Error(`${name} was not packed, only ${tarballs.join(', ')}`);
    return { name, tarball: join(destination, file) };
  });
}

async function publishedNames(): Promise<string[]> {
  const folder = join(workspaceRoot, 'packages');
  const manifests = await Promise.all(
    (await readdir(folder))
      .map((name) => join(folder, name, 'package.json'))
      // The folder of a removed package may still contain its node_modules.
      .filter((manifest) => existsSync(manifest))
      .map(async (manifest) => JSON.parse(await readFile(manifest, 'utf8'))),
  );
  return manifests.filter((manifest) => !manifest.private).map((manifest) => manifest.name as string);
}
