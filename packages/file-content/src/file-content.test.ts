import { expect, it, vi } from 'vitest';
import { judgeContent, stripMetadata } from './index.ts';

const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
const frame = 'ffc0000b080002000301012200';
const comment = 'fffe0008736563726574';
const jpeg = (...segments: string[]) => hex('ffd8', ...segments, frame, 'ffda0008010100003f00', '00ffd9');

it('detects a file’s type, and the pixels in its header', () => {
  expect(judgeContent(jpeg())).toMatchObject({ kind: 'jpeg', extension: 'jpg', size: { width: 3, height: 2 } });
  expect(judgeContent(Buffer.from('%PDF-1.7\n%%EOF'))).toMatchObject({ kind: 'pdf', size: null });
});

it.each([
  ['cut off', jpeg().subarray(0, -2)],
  ['a PDF without an end', Buffer.from('%PDF-1.7\n')],
  ['a page', Buffer.from('<svg onload="alert(1)">')],
  ['a WebP that says it is empty', Buffer.from(`RIFF\0\0\0\0WEBPVP8X\x0a${'\0'.repeat(43)}`, 'latin1')],
  ['empty', Buffer.alloc(0)],
])('rejects %s', (_, bytes) => {
  expect(judgeContent(bytes)).toBeNull();
});

it('strips comments and trailing data from a JPEG, and preserves all other bytes', () => {
  const noted = Buffer.concat([jpeg(comment), Buffer.from('film')]);
  expect(stripMetadata('jpeg', noted).equals(jpeg())).toBe(true);
});

it('reads only existing entries of a note, however many it claims', () => {
  // Exif whose directory starts at its own first bytes: claims 18,761 entries in 18 bytes.
  const boasting = `ffe10010${'457869660000'}${'49492a0000000000'}`;
  const read = vi.spyOn(Buffer.prototype, 'readUInt16LE');
  stripMetadata('jpeg', jpeg(boasting.repeat(20)));
  expect(read.mock.calls.length).toBeLessThan(20 * 10);
  read.mockRestore();
});

const repeated = (text: string) => Buffer.alloc(10_000_000 - (10_000_000 % (text.length / 2)), hex(text));
const jpegHead = hex('ffd8', frame);
const png = (parts: Buffer) =>
  Buffer.concat([hex('89504e470d0a1a0a', '0000000d49484452', '00'.repeat(17)), parts, hex('0000000049454e4400000000')]);
const webp = (parts: Buffer) =>
  Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0', 'latin1'), Buffer.alloc(10), parts]);

it.each([
  ['JPEG', 'fill bytes', Buffer.concat([jpegHead, repeated('ff')])],
  ['JPEG', 'notes', Buffer.concat([jpegHead, repeated('ffe10002')])],
  ['JPEG', 'segments', Buffer.concat([jpegHead, repeated('ffe00002')])],
  ['JPEG', 'scans', Buffer.concat([jpegHead, repeated('ffda0002')])],
  ['PNG', 'chunks', png(repeated('000000004944415400000000'))],
  ['PNG', 'notes', png(repeated('000000007445587400000000'))],
  ['PNG', 'both', png(repeated('000000004944415400000000000000007445587400000000'))],
  ['WebP', 'chunks', webp(repeated('414c504800000000'))],
  ['WebP', 'both', webp(repeated('414c5048000000004558494600000000'))],
] as const)('reads a %s of 10 MB with nothing but %s without allocating for each', (name, _, bytes) => {
  const kind = name.toLowerCase() as 'jpeg' | 'png' | 'webp';
  const before = process.memoryUsage().heapUsed;
  stripMetadata(kind, bytes);
  const grownMiB = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  // Allocating for each would take 50 to 100.
  expect(grownMiB).toBeLessThan(30);
});

it('strips trailing data from a PNG', () => {
  const picture = png(hex('000000014944415400', '00000000'));
  const behind = picture.subarray(33);
  expect(stripMetadata('png', Buffer.concat([picture, behind])).equals(picture)).toBe(true);
});
