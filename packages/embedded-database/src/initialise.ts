import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { PGlite } from '@electric-sql/pglite';

/** The part of Emscripten's file system that is needed to read a tree. */
type MemoryFiles = {
  stat: (path: string) => { mode: number };
  isDir: (mode: number) => boolean;
  readdir: (path: string) => string[];
  readFile: (path: string) => Uint8Array;
};

const collectGarbage = (globalThis as { gc?: () => void }).gc;

const syncDirectory = (path: string) => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const writeDurably = (path: string, content: Uint8Array) => {
  const descriptor = openSync(path, 'wx', 0o600);
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const parent = process.ppid;

const copyTree = (files: MemoryFiles, from: string, to: string) => {
  // Nobody waits for the copy any more.
  if (process.ppid !== parent) process.exit(1);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of files.readdir(from)) {
    if (name === '.' || name === '..') continue;
    const source = `${from}/${name}`;
    if (files.isDir(files.stat(source).mode)) copyTree(files, source, join(to, name));
    else writeDurably(join(to, name), files.readFile(source));
  }
  syncDirectory(to);
};

// Making a cluster takes two instances of PGlite at once. In memory, and swept often, they stay under 512 MB; a data
// folder given to PGlite itself is filled through two copies of the whole cluster.
const [folder = ''] = process.argv.slice(2);
const sweep = setInterval(() => collectGarbage?.(), 100);
const database = await PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB'] });
const { rows } = await database.query<{ data_directory: string }>('SHOW data_directory');
const files = database.Module.FS as unknown as MemoryFiles;
await database.close();
clearInterval(sweep);
copyTree(files, rows[0]?.data_directory ?? '', folder);
