#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { examineStyles, examineVersions, type Installed } from './examine.ts';

const usage = `Usage: npx yaoji doctor [folder]

Checks an app that uses the packages, without the network: versions, and the variables and contrast of its themes.
`;

const args = process.argv.slice(2);
const [command, folder = '.'] = args;
const asksForHelp = args.includes('--help');
if (command !== 'doctor' || args.some((arg) => arg.startsWith('-'))) {
  (asksForHelp ? process.stdout : process.stderr).write(usage);
  process.exit(asksForHelp ? 0 : 2);
}

const list = (place: string) => (existsSync(place) ? readdirSync(place) : []);
const modules = join(folder, 'node_modules');
const places = [modules, ...list(join(modules, '@yaoji')).map((name) => join(modules, '@yaoji', name, 'node_modules'))];
const manifests = places
  .flatMap((place) =>
    ['react', ...list(join(place, '@yaoji')).map((name) => `@yaoji/${name}`)].map((name) =>
      join(place, name, 'package.json'),
    ),
  )
  .filter((file) => existsSync(file));
// The cast: npm installs no package without name and version.
const installed = manifests.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Installed);
const library = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
const variables = new Set(library.match(/--yj-[\w-]+/g));
const isBuilt = /(^|[\\/])(node_modules|dist|build|\.\w+)[\\/]/;
const sheets = list(folder)
  .filter((name) => !isBuilt.test(`${name}/`))
  .flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [path];
  })
  .filter((file) => file.endsWith('.css') && !isBuilt.test(file));

const findings = [
  ...(installed.length === 0 ? [`${folder} has no packages installed: run npm install first.`] : []),
  ...examineVersions(installed),
  ...sheets.flatMap((file) => examineStyles(readFileSync(file, 'utf8'), variables).map((text) => `${file}: ${text}`)),
];
for (const text of findings) process.stdout.write(`✗ ${text}\n`);
if (findings.length === 0)
  process.stdout.write(`✓ ${installed.length} packages and ${sheets.length} style sheets are fine.\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
