import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Problem } from '../project.ts';

/** They only require their text, which is in the SBOM and in `node_modules`. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

export interface Exception {
  /** Name of the package, or a pattern of names. */
  readonly name: string;
  readonly licence: string;
  readonly reason: string;
  /** Date (YYYY-MM-DD) on which somebody must review it. */
  readonly until: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    name: '@embedpdf/fonts-sc',
    licence: 'OFL-1.1',
    reason: 'A font that PDFs may embed; it is not sold by itself.',
    until: '2027-11-30',
  },
  {
    name: 'pause-stream',
    licence: '(MIT OR Apache2)',
    reason: 'Apache-2.0, written otherwise.',
    until: '2027-11-30',
  },
  {
    name: 'require-like',
    licence: 'Unknown',
    reason: 'Its readme says MIT; only builds of styles run it.',
    until: '2027-11-30',
  },
  {
    name: '{axe-core,@axe-core/playwright}',
    licence: 'MPL-2.0',
    reason: 'Only tests run it, unchanged.',
    until: '2027-11-30',
  },
  {
    name: 'lightningcss*',
    licence: 'MPL-2.0',
    reason: 'Only builds run it, unchanged.',
    until: '2027-11-30',
  },
  {
    name: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'Data on browsers that only builds read.',
    until: '2027-11-30',
  },
];

/** Packages by licence, as in the output of `pnpm licenses list --json`. */
export type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Each installed package has an allowed licence, or an exception with a reason that has not expired. */
export function licences(root: string): Problem[] {
  const pnpm = join(root, 'node_modules/.bin/pnpm');
  const found = execFileSync(pnpm, ['licenses', 'list', '--json'], { cwd: root, encoding: 'utf8' });
  return judgeLicences(installed(JSON.parse(found)), EXCEPTIONS, new Date().toISOString().slice(0, 10));
}

/** Skips variants in the lockfile, for other peers, that are not installed: they have no licence to read. */
const installed = (found: Readonly<Record<string, readonly { name: string; paths: string[] }[]>>): Licences =>
  Object.fromEntries(
    Object.entries(found).map(([licence, list]) => [licence, list.filter(({ paths }) => paths.some(existsSync))]),
  );

export function judgeLicences(found: Licences, exceptions: readonly Exception[], today: string): Problem[] {
  const packages = Object.entries(found).flatMap(([licence, list]) => list.map(({ name }) => ({ licence, name })));
  const excepts = (exception: Exception, { licence, name }: (typeof packages)[number]) =>
    exception.licence === licence && matchesGlob(name, exception.name);
  return [
    ...packages
      .filter((each) => !isAllowed(each.licence) && !exceptions.some((exception) => excepts(exception, each)))
      .map(({ licence, name }) => `${name} has the licence ${licence}: take another package, or say why it may stay.`),
    ...exceptions
      .filter(({ until }) => until < today)
      .map(({ name, until }) => `the exception for ${name} ended on ${until}: look again, and say until when.`),
    ...exceptions
      .filter((exception) => !packages.some((each) => excepts(exception, each)))
      .map(({ name, licence }) => `nothing needs the exception for ${name} (${licence}) any more: delete it.`),
  ].map((message) => ({ file: 'tooling/checks/src/licences/licences.ts', message }));
}

/** Checks an SPDX expression without nesting: every licence of one alternative must be allowed. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.has(id)));
