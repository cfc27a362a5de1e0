import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type AsyncZippable, Zip, ZipDeflate, zip } from 'fflate';

export type ZipEntry = { name: string; content: Buffer | string };

const pack = promisify<AsyncZippable, Uint8Array>((entries, done) => zip(entries, done));

/** The earliest date that ZIP supports. */
const earliest = new Date(1980, 0, 2);

/** A ZIP of files with Unicode names; only texts are compressed, since papers already are. */
export const zipFiles = async (files: ZipEntry[], madeAt: Date): Promise<Buffer> => {
  const mtime = madeAt < earliest ? earliest : madeAt;
  const entries = files.map(({ name, content }) => {
    const isText = typeof content === 'string';
    const bytes = isText ? new TextEncoder().encode(content) : new Uint8Array(content);
    return [name, [bytes, { level: isText ? 6 : 0, mtime }]] as const;
  });
  return Buffer.from(await pack(Object.fromEntries(entries) as AsyncZippable));
};

/** A ZIP of texts in pieces: no text is in memory in full, and other requests run between the pieces. */
export const zipPieces = async (
  files: readonly { name: string; pieces: Iterable<string> }[],
  madeAt: Date,
): Promise<Buffer> => {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, pieces } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = madeAt < earliest ? earliest : madeAt;
    archive.add(entry);
    for (const piece of pieces) {
      entry.push(encoder.encode(piece));
      await setImmediate();
    }
    entry.push(new Uint8Array(), true);
  }
  archive.end();
  return Buffer.concat(written);
};

/** A file name that is valid on any system. */
export const fileName = (text: string): string =>
  [...text.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '_')].slice(0, 60).join('') || '_';
