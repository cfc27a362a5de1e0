import type { FileKind } from './judge-content.ts';

/**
 * Removes a picture's metadata: time, place, device, author, previews, comments. Pixels, colour profile and JPEG
 * orientation stay; nothing is encoded again. Bytes that are not a segment or chunk of the format stay unchanged.
 */
export const stripMetadata = (kind: FileKind, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> => {
  if (kind === 'jpeg') return stripJpeg(bytes);
  if (kind === 'png') return stripPng(bytes);
  return kind === 'webp' ? stripWebp(bytes) : bytes;
};

/**
 * Application and comment segments to remove: all except JFIF, colour profile and Adobe, which affect how pixels are
 * read.
 */
const isNote = (marker: number, bytes: Buffer, at: number) => {
  if (marker === 0xfe) return true;
  if (marker < 0xe1 || marker > 0xef) return false;
  return !(marker === 0xe2 && stands(iccProfile, bytes, at)) && !(marker === 0xee && stands(adobe, bytes, at));
};

/** Compares byte by byte: slices for a million positions would exhaust memory. */
const stands = (text: Buffer, bytes: Buffer, at: number) => {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text[index]) return false;
  return true;
};

const iccProfile = Buffer.from('ICC_PROFILE');
const adobe = Buffer.from('Adobe');
const exifStart = Buffer.from('Exif\0\0');

const startOfScan = 0xda;
const endOfImage = 0xd9;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Collects the remaining parts of a file; adjacent ones are copied at once. */
const remaining = (bytes: Buffer) => {
  const out = Buffer.allocUnsafeSlow(bytes.length + orientationSegment.length);
  let length = 0;
  let from = 0;
  const copyTo = (end: number) => {
    if (end <= from) return;
    length += bytes.copy(out, length, from, end);
  };
  return {
    /** Leaves out the bytes between two positions; a replacement may be inserted once. */
    skip: (start: number, end: number, instead?: Buffer) => {
      copyTo(start);
      from = Math.min(end, bytes.length);
      length += instead?.copy(out, length) ?? 0;
    },
    upTo: (end: number) => {
      copyTo(end);
      return out.subarray(0, length);
    },
  };
};

/** Also removes trailing data: previews and films with metadata of their own. */
const stripJpeg = (bytes: Buffer) => {
  const picture = remaining(bytes);
  let isExifRead = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const hasLength = marker !== 0xff && marker !== 0x01 && !isRestart(marker);
    const end = hasLength ? at + 2 + bytes.readUInt16BE(at + 2) : at + (marker === 0xff ? 1 : 2);
    if (marker === 0xe1 && !isExifRead && stands(exifStart, bytes, at + 4)) {
      isExifRead = true;
      picture.skip(at, end, turned(orientationOf(bytes.subarray(at + 10, end))));
    } else if (isNote(marker, bytes, at + 4)) picture.skip(at, end);
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  const isAtEnd = bytes[at] === 0xff && bytes[at + 1] === endOfImage;
  return picture.upTo(isAtEnd ? at + 2 : bytes.length);
};

/** Finds the next segment: within pixels 0xFF is followed by 0 or a restart marker. */
const endOfScan = (bytes: Buffer, from: number) => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) {
    at += 2;
    if (bytes[at] !== 0xff) at = bytes.indexOf(0xff, at);
  }
  return at < 0 ? bytes.length : at;
};

/** The tag Orientation (0x0112) of Exif 2.3, 1 to 8; 1 if absent. */
const orientationOf = (tiff: Buffer): number => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) =>
    isLittle ? read16(at) + read16(at + 2) * 65_536 : read16(at) * 65_536 + read16(at + 2);
  const first = read32(4);
  // Limit to the available bytes: the stated count is untrusted.
  const end = Math.min(first + 2 + read16(first) * 12, tiff.length);
  for (let at = first + 2; at < end; at += 12) {
    const value = read16(at + 8);
    if (read16(at) === 0x0112) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** Exif with this tag only: a photograph would be shown sideways without it. */
const orientationSegment = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
  'hex',
);
const turned = (orientation: number) => {
  if (orientation === 1) return;
  const segment = Buffer.from(orientationSegment);
  segment.writeUInt16BE(orientation, 28);
  return segment;
};

/** A chunk's name as the number stored in the file. */
const nameOf = (text: string) => Buffer.from(text).readUInt32BE();

/** Chunks to preserve besides critical ones (with an initial capital): those that affect display or animation. */
const shownChunks = new Set(
  'acTL bKGD cHRM cICP cLLI fcTL fdAT gAMA hIST iCCP mDCV pHYs sBIT sPLT sRGB tRNS'.split(' ').map(nameOf),
);
const isCritical = (first = 0) => first >= 0x41 && first <= 0x5a;
const pngEnd = nameOf('IEND');

const stripPng = (bytes: Buffer) => {
  const picture = remaining(bytes);
  let at = 8;
  let name = 0;
  while (at + 12 <= bytes.length && name !== pngEnd) {
    name = bytes.readUInt32BE(at + 4);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!isCritical(bytes[at + 4]) && !shownChunks.has(name)) picture.skip(at, end);
    at = end;
  }
  return picture.upTo(at);
};

const webpNotes = new Set(['EXIF', 'XMP '].map(nameOf));
const webpHead = Buffer.from('VP8X');

const stripWebp = (bytes: Buffer) => {
  const picture = remaining(bytes);
  const length = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let at = 12;
  while (at + 8 <= length) {
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(length, at + 8 + size + (size % 2));
    if (webpNotes.has(bytes.readUInt32BE(at))) picture.skip(at, end);
    at = end;
  }
  const stripped = picture.upTo(at);
  // Clear the header's flags for EXIF and XMP.
  if (stands(webpHead, stripped, 12)) stripped[20] = (stripped[20] ?? 0) & ~0x0c;
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
};
