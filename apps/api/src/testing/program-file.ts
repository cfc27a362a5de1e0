import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

const programs = {
  main: ['src/main.ts', 'dist/main.mjs'],
  ops: ['src/ops.ts', 'dist/ops.mjs'],
  catalogue: ['src/modules/catalogue/cli.ts', 'dist/catalogue.mjs'],
} as const;

/** Whether tests start what is built, as `test:system` does: in little more than half of the processor time. */
export const areBuilt = process.env.PROGRAMS === 'built';

/** What Node is started with: by itself a test file runs the sources, for which nothing has to be built. */
export const programFile = (name: keyof typeof programs): string => join(folder, programs[name][areBuilt ? 1 : 0]);
