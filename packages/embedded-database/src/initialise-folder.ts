import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./initialise.ts', import.meta.url));

/** A baseline compiler is enough for what runs once, and takes a third less memory. */
const flags = ['--liftoff-only', '--max-semi-space-size=2', '--expose-gc'];

/** Drafts that a killed process has left. Its child may be about to end, and to write a last file into one. */
const removeDrafts = async (folder: string) => {
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.new`));
  await Promise.all(
    names.map((name) =>
      rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {}),
    ),
  );
};

/**
 * Makes an empty cluster in `folder` if there is none. It appears whole or not at all, also when power is lost or the
 * process is killed: each try has a draft of its own.
 */
export const initialiseFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await removeDrafts(folder);
  const draft = await mkdtemp(`${folder}.new-`);
  await new Promise<void>((resolve, reject) => {
    // A process of its own gives its memory back when it ends.
    const child = spawn(process.execPath, [...flags, program, draft], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The database could not be created in ${folder}.\n${complaint}`)),
    );
  });
  await rename(draft, folder);
  const parent = await open(dirname(folder), 'r');
  await parent.sync().finally(() => parent.close());
  await removeDrafts(folder);
};
