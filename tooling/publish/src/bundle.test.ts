import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type * as Vite from 'vite';
import { expect, inject, test } from 'vitest';

const app = inject('app');

test('one function of the rules is all that is loaded of them', async () => {
  const script = await bundle('is-email', `import { isEmail } from '@yaoji/domain'; globalThis.kept = isEmail;`);
  expect(script.length).toBeLessThan(1_000);
  expect(script).not.toContain('BigInt');
});

test('the error codes alone bring no client along', async () => {
  const script = await bundle(
    'error-codes',
    `import { errorCodes } from '@yaoji/api-client'; globalThis.kept = errorCodes;`,
  );
  expect(script).not.toContain('fetch');
});

test('the stepper alone stays small', async () => {
  const script = await bundle(
    'stepper',
    `import { QuantityStepper } from '@yaoji/ui'; globalThis.kept = QuantityStepper;`,
  );
  expect(gzipSync(script).length).toBeLessThan(6_000);
  expect(script).not.toContain('加入购物车');
});

/** What a browser would load for the module, React left out. */
async function bundle(name: string, source: string): Promise<string> {
  const { build } = await viteOfApp();
  const entry = join(app, `${name}.js`);
  await writeFile(entry, source);
  const { output } = (await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, external: [/^react($|\/)/, /^react-dom($|\/)/], output: { format: 'es' } },
    },
  })) as Vite.Rolldown.RolldownOutput;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

async function viteOfApp(): Promise<typeof Vite> {
  return import(pathToFileURL(createRequire(join(app, 'index.js')).resolve('vite')).href);
}
