import type { FileKind } from './judge-content.ts';

/**
 * A picture without what a camera or a program wrote beside its pixels: where and when it was taken, with what, by whom,
 * previews, comments. Pixels, colour profile and how a JPEG is to be turned stay; nothing is encoded anew. What is no
 * segment or chunk of its format stays as it is.
 */
export const stripMetadata = (kind: FileKind, bytes: Buffer): Buffer => {
  if (kind === 'jpeg') return stripJpeg(bytes);
  if (kind === 'png') return stripPng(bytes);
  return kind === 'webp' ? stripWebp(bytes) : bytes;
};

/** Of the segments of applications and comments those that say how pixels are to be read: JFIF, colour profile, Adobe. */
const isNote = (marker: number, bytes: Buffer, at: number) => {
  if (marker === 0xfe) return true;
  if (marker < 0xe1 || marker > 0xef) return false;
  const starts = (text: string) => bytes.toString('latin1', at, at + text.length) === text;
  return !(marker === 0xe2 && starts('ICC_PROFILE')) && !(marker === 0xee && starts('Adobe'));
};

const startOfScan = 0xda;
const endOfImage = 0xd9;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** No camera writes so many; what stands behind them stays as it is, so that nobody makes the server read for seconds. */
const mostNotes = 1000;

/** What stands behind the end of the picture goes, too: previews and films with notes of their own. */
const stripJpeg = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let orientation = 1;
  let from = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && parts.length < mostNotes) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const hasLength = marker !== 0xff && marker !== 0x01 && !isRestart(marker);
    const end = hasLength ? at + 2 + bytes.readUInt16BE(at + 2) : at + (marker === 0xff ? 1 : 2);
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, end)) ?? orientation;
    if (isNote(marker, bytes, at + 4)) {
      parts.push(bytes.subarray(from, at));
      from = end;
    }
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  const isAtEnd = bytes[at] === 0xff && bytes[at + 1] === endOfImage;
  const stripped = Buffer.concat([...parts, bytes.subarray(from, isAtEnd ? at + 2 : bytes.length)]);
  if (orientation === 1) return stripped;
  const first = stripped[3] === 0xe0 ? 4 + stripped.readUInt16BE(4) : 2;
  return Buffer.concat([stripped.subarray(0, first), orientationSegment(orientation), stripped.subarray(first)]);
};

/** Where the next segment begins: in pixels 0xFF is followed by 0, or by a restart. */
const endOfScan = (bytes: Buffer, from: number) => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
};

/** The tag Orientation (0x0112) of Exif 2.3, 1 to 8; null where there is none. */
const orientationOf = (exif: Buffer): number | null => {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return null;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) =>
    isLittle ? read16(at) + read16(at + 2) * 65_536 : read16(at) * 65_536 + read16(at + 2);
  const first = read32(4);
  // No more than there is room for: what a file states may be anything.
  const end = Math.min(first + 2 + read16(first) * 12, tiff.length);
  for (let at = first + 2; at < end; at += 12) {
    const value = read16(at + 8);
    if (read16(at) === 0x0112) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
};

/** Exif with this tag alone: a photograph would lie on its side without it. */
const orientationSegment = (orientation: number) => {
  const segment = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex');
  segment.writeUInt16BE(orientation, 28);
  return segment;
};

/** Beside the critical chunks (a capital first) those that say how pixels are to be shown, or move. */
const shownChunks = 'acTL bKGD cHRM cICP cLLI fcTL fdAT gAMA hIST iCCP mDCV pHYs sBIT sPLT sRGB tRNS'.split(' ');

const stripPng = (bytes: Buffer): Buffer => {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (/^[A-Z]/.test(name) || shownChunks.includes(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
};

const stripWebp = (bytes: Buffer): Buffer => {
  const parts = [Buffer.from(bytes.subarray(0, 12))];
  const length = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(length, at + 8 + size + (size % 2));
    const chunk = Buffer.from(bytes.subarray(at, end));
    // The flags of the head: there are no EXIF and XMP any more.
    if (name === 'VP8X' && chunk.length > 8) chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk);
    at = end;
  }
  const stripped = Buffer.concat(parts);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
};
