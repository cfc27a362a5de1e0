import { promisify } from 'node:util';
import { type AsyncZippable, zip } from 'fflate';

export type ZipEntry = { name: string; content: Buffer | string };

const pack = promisify<AsyncZippable, Uint8Array>((entries, done) => zip(entries, done));

/** Nothing is older in a ZIP. */
const earliest = new Date(1980, 0, 2);

/** One ZIP of files whose names may be Chinese; papers are small already and are only put together. */
export const zipFiles = async (files: ZipEntry[], madeAt: Date): Promise<Buffer> => {
  const mtime = madeAt < earliest ? earliest : madeAt;
  const entries = files.map(({ name, content }) => {
    const isText = typeof content === 'string';
    const bytes = isText ? new TextEncoder().encode(content) : new Uint8Array(content);
    return [name, [bytes, { level: isText ? 6 : 0, mtime }]] as const;
  });
  return Buffer.from(await pack(Object.fromEntries(entries) as AsyncZippable));
};

/** A name for a file on any system. */
export const fileName = (text: string): string =>
  [...text.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '_')].slice(0, 60).join('') || '_';
