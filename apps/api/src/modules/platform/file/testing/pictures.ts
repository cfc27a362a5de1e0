import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

export const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const crc32 = (bytes: Buffer) => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};

/** A valid grey PNG; its header may state a false height. */
export const pngOf = (width: number, height: number, rows = height): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.min(width, 64)) * Math.min(rows, 64), 0x80));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG of about this many bytes, with meaningless pixels. */
export const noisyPngOf = (bytes: number): Buffer => {
  const small = pngOf(8, 8);
  const headEnd = 33;
  return Buffer.concat([small.subarray(0, headEnd), chunk('IDAT', randomBytes(bytes)), chunk('IEND', Buffer.alloc(0))]);
};

/** The header segments of a JPEG with its size, with almost no pixel data. */
export const jpegOf = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc0000b080000000001012200', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('00ffd9', 'hex'),
  ]);
};

/** An extended WebP with the size in its header. */
export const webpOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};

export const pdfOf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\ntrailer\n%%EOF\n`, 'latin1');

export const fileOf = (bytes: Buffer | string, name = 'photo.png', type = 'image/png') =>
  new File([new Uint8Array(Buffer.from(bytes as string))], name, { type });

/** Exif as phones write it: rotated by 90°, with maker and location (GPS). */
export const exifOf = (orientation: number): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const count = (entries: number) => Buffer.from([entries, 0]);
  const latitude = Buffer.alloc(24);
  [30, 1, 39, 1, 2511, 100].forEach((part, index) => {
    latitude.writeUInt32LE(part, index * 4);
  });
  return Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    // The first directory ends at 50, where the maker is; GPS starts at 60.
    ...[count(3), entry(0x010f, 2, 10, 50), entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, 60), Buffer.alloc(4)],
    Buffer.from('PhoneCorp\0', 'latin1'),
    ...[count(2), entry(0x0001, 2, 2, 0x4e), entry(0x0002, 5, 3, 90), Buffer.alloc(4)],
    latitude,
  ]);
};

export const jpegSegment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
