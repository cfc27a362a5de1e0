import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = { name: string; content: Buffer | string };

/** The earliest date that ZIP supports. */
const earliest = new Date(1980, 0, 2);

/** Adding this much takes a few milliseconds. */
const pieceBytes = 256 * 1024;

type Part = { name: string; isText: boolean; pieces: Iterable<Uint8Array> };

/** A ZIP with Unicode names. Other requests run between the pieces; only texts are compressed, since papers already are. */
const pack = async (parts: readonly Part[], madeAt: Date): Promise<Buffer> => {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { name, isText, pieces } of parts) {
    // Level 0 copies. Some readers refuse entries that are stored without a size in front.
    const entry = new ZipDeflate(name, { level: isText ? 6 : 0 });
    entry.mtime = madeAt < earliest ? earliest : madeAt;
    archive.add(entry);
    for (const piece of pieces) {
      entry.push(piece);
      await setImmediate();
    }
    entry.push(new Uint8Array(), true);
  }
  archive.end();
  return Buffer.concat(written);
};

const encoder = new TextEncoder();

function* piecesOf(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

export const zipFiles = (files: readonly ZipEntry[], madeAt: Date): Promise<Buffer> =>
  pack(
    files.map(({ name, content }) => {
      const isText = typeof content === 'string';
      return { name, isText, pieces: piecesOf(isText ? encoder.encode(content) : content) };
    }),
    madeAt,
  );

function* encoded(pieces: Iterable<string>) {
  for (const piece of pieces) yield encoder.encode(piece);
}

/** Of texts in pieces: no text is in memory in full. */
export const zipPieces = (
  files: readonly { name: string; pieces: Iterable<string> }[],
  madeAt: Date,
): Promise<Buffer> =>
  pack(
    files.map(({ name, pieces }) => ({ name, isText: true, pieces: encoded(pieces) })),
    madeAt,
  );

/** A file name that is valid on any system. */
export const fileName = (text: string): string =>
  [...text.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '_')].slice(0, 60).join('') || '_';
