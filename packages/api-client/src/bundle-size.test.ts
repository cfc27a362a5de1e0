import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const KIB = 1024;

describe('size in a browser, gzipped', () => {
  it('is under 12 kB for everything the client exports', async () => {
    expect(await gzipSizeOf(`export * from './index.ts'`)).toBeLessThan(12_000);
  });

  it('is under 6 KiB for the client and the operations a page names', async () => {
    const page = `import { createApiClient, operations } from './index.ts';
      export const used = [createApiClient, operations.getCart, operations.listGoods, operations.getUserState];`;
    expect(await gzipSizeOf(page)).toBeLessThan(6 * KIB);
  });

  it('holds only the mapping of the nouns that are used', async () => {
    const bundle = await bundleOf(`export { regionCodec } from './wire/index.ts'`);
    expect(bundle).toContain('has_children');
    expect(bundle).not.toContain('cant_buy_reason');
  });
});

async function gzipSizeOf(entry: string): Promise<number> {
  return gzipSync(await bundleOf(entry), { level: 9 }).length;
}

async function bundleOf(entry: string): Promise<string> {
  const id = join(import.meta.dirname, 'entry-of-test.ts');
  const virtualEntry = {
    name: 'entry',
    resolveId: (source: string) => (source === id ? id : null),
    load: (source: string) => (source === id ? entry : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualEntry],
    build: { write: false, minify: true, target: 'es2022', lib: { entry: id, formats: ['es'] } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as { output: { code: string }[] }[];
  return outputs.flatMap(({ output }) => output.map(({ code }) => code)).join('\n');
}
