import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { parse } from 'acorn';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';

const app = inject('app');
/** Documented together. */
const ONE_OF_MANY = /.Icon$/;

describe.each(inject('packages'))('$name', ({ name, tarball }) => {
  const folder = join(app, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.startsWith('node_modules/'));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  const textsOf = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map(textOf)
      .join('\n');

  test('publint has nothing to say', async () => {
    const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('the types are found as the code is, by bundlers and by Node', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      excludeEntrypoints: Object.keys(manifest.exports).filter((entry) => entry.endsWith('.css')),
    });
    if (!analysis.types) expect.fail('it has no types');
    // The packages are ES modules with exports: require() and the resolution before Node 12 are not supported.
    for (const resolutionKind of ['node16-esm', 'bundler'] as const)
      expect(filterProblems(analysis, { resolutionKind }), resolutionKind).toEqual([]);
  });

  test('holds the used files and the sources that its maps lead to, and neither tests nor stories', () => {
    const expected =
      /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|(desk\.|erp\.)?openapi\.json|src\/.+\.tsx?|dist\/(tokens\/[\w-]+\.json|.+\.(js|d\.ts|css)(\.map)?))$/;
    expect(
      files.filter((file) => !expected.test(file) || /\.(test|test-d|stories|bench)\.|testing\//.test(file)),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    if (name === '@yaoji/ui') expect(files).toContain('dist/tokens/light.json');
    const lost = files
      .filter((file) => file.endsWith('.d.ts.map'))
      .flatMap((file) => JSON.parse(textOf(file)).sources.map((source: string) => join(file, '..', source)))
      .filter((source) => !files.includes(source));
    expect(lost).toEqual([]);
    expect(files.filter((file) => file.endsWith('.js.map'))).not.toEqual([]);
  });

  test('names versions, and no neighbour of the workspace unless it is for tests', () => {
    const { dependencies = {}, peerDependencies = {}, publishConfig, exports } = manifest;
    for (const [dependency, version] of Object.entries({ ...dependencies, ...peerDependencies })) {
      if (name !== '@yaoji/testing') expect(dependency).not.toMatch(/^@yaoji\//);
      expect(version).toMatch(/^[~^]?\d/);
    }
    // Its compiler is a build tool; its runtime is bundled.
    expect(Object.keys({ ...dependencies, ...peerDependencies }).join()).not.toContain('@vanilla-extract/');
    expect(textsOf(/\.js$/)).not.toMatch(/from ["']@vanilla-extract\//);
    expect(publishConfig).toMatchObject({ access: 'public' });
    // msw 3 needs more than the others.
    const node = name === '@yaoji/testing' ? '>=22.12' : '>=20.19';
    expect(manifest).toMatchObject({ license: 'MIT', keywords: expect.any(Array), engines: { node } });
    expect(JSON.stringify(exports)).not.toContain('src/');
  });

  test('is written in ES2022', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const parsing = () => parse(textOf(file), { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true });
      expect(parsing, file).not.toThrow();
    }
  });

  test('stateful components are marked for server components, others are not', () => {
    const isStateful = /\b(?:use[A-Z]\w*|createContext)\(|\buse\(/;
    const scripts = files.filter((file) => /\.js$/.test(file) && !file.includes('bundled/'));
    const isClient = (file: string) => /^["']use client["'];/.test(textOf(file));
    expect(scripts.filter((file) => isStateful.test(textOf(file)) && !isClient(file))).toEqual([]);
    for (const file of scripts.filter((each) => /\/(index|theme|link|container|badge)\.js$/.test(each)))
      expect(isClient(file), file).toBe(false);
  });

  test('the README says what it is, how to install it, and names every export', async () => {
    const readme = textOf('README.md');
    const entry = createRequire(join(app, 'index.js')).resolve(name);
    const names = Object.keys(await import(pathToFileURL(entry).href)).filter((one) => !ONE_OF_MANY.test(one));
    expect(readme).toContain(`# ${name}\n`);
    expect(readme).toMatch(new RegExp(`^npm install ${name}( |$)`, 'm'));
    expect(readme).toMatch(/```tsx?\n[^`]*from '@yaoji\//);
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target]) => target);
    expect(links.filter((target = '') => !existsSync(join(folder, target)))).toEqual([]);
    expect(names.filter((one) => !new RegExp(`\\b${one}\\b`).test(readme))).toEqual([]);
  });
});
