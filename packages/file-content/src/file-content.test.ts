import { expect, it } from 'vitest';
import { judgeContent, stripMetadata } from './index.ts';

const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
const frame = 'ffc0000b080002000301012200';
const comment = 'fffe0008736563726574';
const jpeg = (...segments: string[]) => hex('ffd8', ...segments, frame, 'ffda0008010100003f00', '00ffd9');

it('says what a file is, and how many pixels it states', () => {
  expect(judgeContent(jpeg())).toMatchObject({ kind: 'jpeg', extension: 'jpg', size: { width: 3, height: 2 } });
  expect(judgeContent(Buffer.from('%PDF-1.7\n%%EOF'))).toMatchObject({ kind: 'pdf', size: null });
});

it.each([
  ['cut off', jpeg().subarray(0, -2)],
  ['a PDF without an end', Buffer.from('%PDF-1.7\n')],
  ['a page', Buffer.from('<svg onload="alert(1)">')],
  ['empty', Buffer.alloc(0)],
])('what is %s is none of ours', (_, bytes) => {
  expect(judgeContent(bytes)).toBeNull();
});

it('takes comments and what stands behind the end out of a JPEG, and leaves the rest to the byte', () => {
  const noted = Buffer.concat([jpeg(comment), Buffer.from('film')]);
  expect(stripMetadata('jpeg', noted).equals(jpeg())).toBe(true);
});

it('reads notes in time that grows with their length, however many entries they state', () => {
  // Exif whose directory begins at its own first bytes: 18,761 entries in 18 bytes.
  const boasting = `ffe10010${'457869660000'}${'49492a0000000000'}`;
  const start = performance.now();
  stripMetadata('jpeg', jpeg(boasting.repeat(20_000)));
  expect(performance.now() - start).toBeLessThan(2000);
});

it.each([
  ['fill bytes', 'ff'.repeat(4_000_000)],
  ['notes', 'ffe10002'.repeat(1_000_000)],
  ['segments', 'ffe00002'.repeat(1_000_000)],
])('reads a JPEG of nothing but %s without a part for each', (_, content) => {
  const start = performance.now();
  stripMetadata('jpeg', hex('ffd8', frame, content, 'ffd9'));
  expect(performance.now() - start).toBeLessThan(1000);
});
