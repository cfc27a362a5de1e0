import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type * as Vite from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { workspaceRoot } from './run.ts';

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

const everything = '*';

/** Sizes quoted in READMEs: names of one entry that are imported together. */
const sized = [
  [
    'ui',
    '@yaoji/ui',
    [
      ...['Button', 'QuantityStepper', 'Dialog', 'SearchBox', 'GoodsCard', 'CartLine', 'DataTable', everything],
      ...['styles.css', 'controls.css', 'reset.css'],
    ],
  ],
  ['domain', '@yaoji/domain', ['priceCart', 'quantityLimits, clampQuantity', 'purchaseBlock', everything]],
  ['routes', '@yaoji/routes', ['href', 'matchRoute', everything]],
  ['api-client', '@yaoji/api-client', ['createApiClient', 'createApiClient, operations', everything]],
  ['goods-art', '@yaoji/goods-art', ['drawGoodsPicture', 'drawQr', everything]],
] as const;

// WRITE_SIZES=yes updates them; otherwise a difference of a tenth is allowed.
describe.each(sized)('the sizes in the README of %s', (name, entry, imports) => {
  test('are what a page loads', async () => {
    const readme = join(workspaceRoot, 'packages', name, 'README.md');
    const text = await readFile(readme, 'utf8');
    const rows = await Promise.all(
      imports.map(async (names, index) => {
        const source = names.endsWith('.css')
          ? `import '${entry}/${names}';`
          : names === everything
            ? `import * as all from '${entry}'; globalThis.used = all;`
            : `import { ${names} } from '${entry}'; globalThis.used = [${names}];`;
        const size = gzipSync(await bundle(`size-${name}-${index}`, source)).length / 1000;
        return { label: names === everything ? 'everything' : `\`${names}\``, size };
      }),
    );
    const table = [
      '| import | kB gzip |',
      '| --- | --- |',
      ...rows.map(({ label, size }) => `| ${label} | ${size.toFixed(1)} |`),
    ];
    const [start = '', end = ''] = ['<!-- sizes -->', '<!-- /sizes -->'];
    const [before = '', rest = ''] = text.split(start);
    const [written = '', after] = rest.split(end);
    if (after === undefined) expect.fail(`no ${start} in ${readme}`);
    if (process.env.WRITE_SIZES) {
      await writeFile(readme, `${before}${start}\n\n${table.join('\n')}\n\n${end}${after}`);
      return;
    }
    for (const { label, size } of rows) {
      const figure = Number(
        written
          .split('\n')
          .find((row) => row.startsWith(`| ${label} |`))
          ?.split('|')[2],
      );
      expect(Math.abs(figure - size), `${label}: ${figure} kB, now ${size.toFixed(1)}`).toBeLessThan(0.1 + size / 10);
    }
  });
});

/** The script that a browser would load for the module, without React, and its style sheets. */
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
  return output.map((part) => (part.type === 'chunk' ? part.code : part.source)).join('\n');
}

async function viteOfApp(): Promise<typeof Vite> {
  return import(pathToFileURL(createRequire(join(app, 'index.js')).resolve('vite')).href);
}
