import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp, type OutsideApp } from './outside-app.ts';
import { type PackedPackage, packPackages } from './packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the app outside the workspace. */
    app: string;
    packages: PackedPackage[];
    /** Tarball of what `npm create yaoji-shop` runs. */
    creator: string;
  }
}

const viteApp: OutsideApp = {
  files: {
    '.': 'app',
    'small-shop/index.html': 'recipes/small-shop/index.html',
    'small-shop': '../../packages/create-yaoji-shop/template/src/shop',
  },
  dependencies: {
    // The oldest supported compiler, and the types of the oldest Node.
    typescript: '5.4.5',
    '@types/node': '20.19.0',
    '@types/react': 'workspace',
    '@types/react-dom': 'workspace',
    // Version 3 needs a newer compiler.
    msw: '2.15.0',
    react: 'workspace',
    'react-dom': 'workspace',
    vite: 'workspace',
  },
};

const creator = 'create-yaoji-shop';

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'yaoji-publish-'));
  const tearDown = () => rm(folder, { recursive: true, force: true });
  try {
    // Each takes a while without output.
    console.log('Packing the packages …');
    const packed = await packPackages(join(folder, 'tarballs'));
    const packages = packed.filter(({ name }) => name !== creator);
    const app = join(folder, 'app');
    console.log('Installing them in an app …');
    await createApp(app, viteApp, packages);
    project.provide('app', app);
    project.provide('packages', packages);
    project.provide('creator', packed.find(({ name }) => name === creator)?.tarball ?? '');
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
