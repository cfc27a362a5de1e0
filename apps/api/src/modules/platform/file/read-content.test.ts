import { expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { exifOf, jpegOf, jpegSegment, noisyPngOf, pngOf } from './testing/pictures.ts';

const copyOf = (bytes: Buffer) => new Uint8Array(bytes);

it('[C171] reads large files in a thread, transferring their memory, and small ones in place', async () => {
  const [large, small] = [copyOf(noisyPngOf(600_000)), copyOf(pngOf(4, 3))];
  expect(await readContent(large)).toMatchObject({ kind: 'png', size: { width: 8, height: 8 } });
  expect(await readContent(small)).toMatchObject({ kind: 'png', size: { width: 4, height: 3 } });
  expect([large.byteLength > 0, small.byteLength > 0]).toEqual([false, true]);
});

it('[C171] reads a large file that is almost all metadata', async () => {
  const [head, rest] = [jpegOf(64, 48).subarray(0, 20), jpegOf(64, 48).subarray(20)];
  const notes = Buffer.concat(Array(10).fill(jpegSegment(0xfe, Buffer.alloc(60_000))));
  const photo = Buffer.concat([head, jpegSegment(0xe1, exifOf(6)), notes, rest]);
  const read = await readContent(copyOf(photo));
  expect(read?.bytes.length).toBe(head.length + 36 + rest.length);
});

it('[C171] refuses a large file of an unknown kind', async () => {
  expect(await readContent(new Uint8Array(600_000))).toBeNull();
});
