import type { PictureSize } from './picture-size.ts';

/** A complete WebP: lossy, lossless or extended, of the length in its header. */
export const webpSize = (bytes: Buffer): PictureSize | null => {
  if (bytes.length < 30 || text(bytes, 0) !== 'RIFF' || text(bytes, 8) !== 'WEBP') return null;
  const length = bytes.readUInt32LE(4) + 8;
  if (length < 30 || length > bytes.length) return null;
  switch (text(bytes, 12)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
};

const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);
