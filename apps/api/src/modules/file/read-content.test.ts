import { expect, it } from 'vitest';
import { readBytes } from './content-worker.ts';
import { readContent } from './read-content.ts';
import { exifOf, jpegOf, jpegSegment, noisyPngOf, pngOf, webpOf } from './testing/pictures.ts';

const copyOf = (bytes: Buffer) => new Uint8Array(bytes);

/** A WebP of 10 MB of empty chunks, every second of which goes. */
const hostile = Buffer.concat([webpOf(9, 9), Buffer.alloc(10_000_000, 'ALPH\0\0\0\0EXIF\0\0\0\0')]);
hostile.writeUInt32LE(hostile.length - 8, 4);

/** Milliseconds of this thread's processor. */
const processorTime = async (run: () => unknown) => {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

it('[C171] leaves the thread that answers requests free while a large file is read', async () => {
  await readContent(copyOf(hostile));
  const [sent, again] = [copyOf(hostile), copyOf(hostile)];
  const inThread = await processorTime(() => readContent(sent));
  expect(inThread).toBeLessThan((await processorTime(() => readBytes(again))) / 2);
});

it('[C171] hands large files over without a copy, and small ones not at all', async () => {
  const [large, small] = [copyOf(noisyPngOf(600_000)), copyOf(pngOf(4, 3))];
  expect(await readContent(large)).toMatchObject({ kind: 'png', size: { width: 8, height: 8 } });
  expect(await readContent(small)).toMatchObject({ kind: 'png', size: { width: 4, height: 3 } });
  expect([large.byteLength > 0, small.byteLength > 0]).toEqual([false, true]);
});

it('[C171] reads a large file of which next to nothing remains', async () => {
  const [head, rest] = [jpegOf(64, 48).subarray(0, 20), jpegOf(64, 48).subarray(20)];
  const notes = Buffer.concat(Array(10).fill(jpegSegment(0xfe, Buffer.alloc(60_000))));
  const photo = Buffer.concat([head, jpegSegment(0xe1, exifOf(6)), notes, rest]);
  const read = await readContent(copyOf(photo));
  expect(read?.bytes.length).toBe(head.length + 36 + rest.length);
});

it('[C171] says of a large file that is none of ours so', async () => {
  expect(await readContent(new Uint8Array(600_000))).toBeNull();
});
