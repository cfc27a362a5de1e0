import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thrownHelp } from './error-help.ts';

const packages = join(import.meta.dirname, '../../../../packages');

/** The messages that published packages throw, with … for what differs. */
const thrown = ['domain', 'routes', 'api-client'].flatMap((name) =>
  globSync(`${name}/src/**/*.ts`, { cwd: packages })
    .filter((file) => !/\.test|testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(packages, file), 'utf8').matchAll(/throw new \w*Error\(\s*(['"`])(.*?)\1,?\s*\)/gs),
    ])
    .map(([, , message = '']) => message.replace(/\$\{.*?\}+/gs, '…')),
);

test('every message that a package throws says what to do', () => {
  expect(Object.keys(thrownHelp).toSorted()).toEqual([...new Set(thrown)].toSorted());
});
