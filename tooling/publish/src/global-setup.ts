import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp } from './outside-app.ts';
import { type PackedPackage, packPackages } from './packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the app outside of the workspace. */
    app: string;
    packages: PackedPackage[];
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'yaoji-publish-'));
  const tearDown = () => rm(folder, { recursive: true, force: true });
  try {
    const packages = await packPackages(join(folder, 'tarballs'));
    const app = join(folder, 'app');
    await createApp(app, packages);
    project.provide('app', app);
    project.provide('packages', packages);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
