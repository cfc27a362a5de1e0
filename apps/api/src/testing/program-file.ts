import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

const programs = {
  main: ['src/main.ts', 'dist/main.mjs'],
  ops: ['src/ops.ts', 'dist/ops.mjs'],
  catalogue: ['src/modules/catalogue/catalogue/cli.ts', 'dist/catalogue.mjs'],
} as const;

/** Whether tests start the build, as `test:system` does: it takes little more than half of the processor time. */
export const areBuilt = process.env.PROGRAMS === 'built';

/** The program file for Node: by default a test runs the sources, without a build. */
export const programFile = (name: keyof typeof programs): string => join(folder, programs[name][areBuilt ? 1 : 0]);
