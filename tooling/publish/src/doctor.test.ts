import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { run } from './run.ts';

const app = inject('app');
const doctor = (folder: string) => run('npx', ['--offline', 'yaoji', 'doctor', folder], app);

test('the app of the packages is fine, its theme included', async () => {
  expect(await doctor('.')).toMatch(/^✓ [1-9]\d* packages and [1-9]\d* style sheets are fine\.$/m);
});

test('a theme that cannot be read fails, with the variable and the pair by name', async () => {
  const folder = join(app, '..', 'ill');
  await mkdir(folder);
  await symlink(join(app, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'theme.css'), ':root { --yj-color-price: #ffb3a0; --yj-color-brnd: #7b2d63; }');
  const failing = doctor(folder);
  await expect(failing).rejects.toThrow('Did you mean --yj-color-brand?');
  await expect(failing).rejects.toThrow('price on surface has 1.7:1, less than 4.5:1');
});
