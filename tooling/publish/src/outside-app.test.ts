import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { run } from './run.ts';

const app = inject('app');
const tsc = (...args: string[]) => run('node', [join(app, 'node_modules/typescript/bin/tsc'), ...args], app);

describe('with an older TypeScript', () => {
  test('pages type-check as a bundler resolves', async () => {
    await expect(tsc('-p', 'tsconfig.json')).resolves.toBe('');
  });

  test('pages type-check without strict', async () => {
    await expect(tsc('-p', 'tsconfig.loose.json')).resolves.toBe('');
  });

  describe('in Node', () => {
    beforeAll(async () => {
      await tsc('-p', 'tsconfig.node.json');
      // The types of msw need those of browsers.
      await tsc('-p', 'tsconfig.offline.json');
    });

    test.each([
      [
        'domain',
        '[Q1-Q7] [M1-M3] [L1-L4] [F1] [F2] [V1-V6] [S13] [B1] [B2] [D1] [K5] every function works as documented',
      ],
      ['goods-art', 'facts become drawings'],
      ['routes', '[R001-R114] every route leads there and back'],
      ['api-client', '[E2] [E9] calls reach a server, and their outcomes are reported'],
      ['testing', 'a shop in memory answers without a server'],
    ])('%s: %s', async (script) => {
      const report = await run('node', ['--test', '--test-reporter=spec', join('built', `${script}.js`)], app);
      expect(report).toMatch(/^ℹ fail 0$/m);
      expect(report).not.toMatch(/^ℹ pass 0$/m);
    });
  });
});
