import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const yaoji = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });

const usage = expect.stringMatching(/^Usage: npx yaoji doctor \[folder\]\n/);

test.for([['--help'], ['doctor', '--help']])('%o shows the usage', (args) => {
  expect(yaoji(...args)).toMatchObject({ status: 0, stdout: usage, stderr: '' });
});

test.for([[], ['docter'], ['doctor', '--fix']])('%o is answered with the usage', (args) => {
  expect(yaoji(...args)).toMatchObject({ status: 2, stdout: '', stderr: usage });
});
