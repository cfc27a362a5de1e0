#!/usr/bin/env node
// npm create yaoji-shop my-shop: copies the template and fills in the versions of this release.
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

const [name = 'yaoji-shop'] = process.argv.slice(2);
const folder = resolve(name);

if (existsSync(folder) && (await readdir(folder)).length > 0) {
  process.stderr.write(`${folder} is not empty. Choose another name: npm create yaoji-shop my-shop\n`);
  process.exit(1);
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
// Packing replaces the workspace's protocols there with versions.
const { devDependencies: versions } = await readJson(join(import.meta.dirname, 'package.json'));
const filledIn = (dependencies) =>
  Object.fromEntries(Object.keys(dependencies).map((dependency) => [dependency, versions[dependency]]));

await cp(join(import.meta.dirname, 'template'), folder, { recursive: true });
// npm leaves out files of this name when it packs.
await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
const manifest = await readJson(join(folder, 'package.json'));
const named = {
  ...manifest,
  name: basename(folder).toLowerCase(),
  dependencies: filledIn(manifest.dependencies),
  devDependencies: filledIn(manifest.devDependencies),
};
await writeFile(join(folder, 'package.json'), `${JSON.stringify(named, null, 2)}\n`);

process.stdout.write(`Your shop is in ${folder}. Next:\n\n  cd ${name}\n  npm install\n  npm run dev\n`);
