import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeCsv } from '@yaoji/papers';

/** Writes a file completely, even through a power failure, or not at all. */
export const writeComplete = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.tmp`, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.tmp`, path);
};

export const writeTable = (path: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  writeComplete(path, writeCsv({ heads, rows }));
