import { jpegSize } from './jpeg-size.ts';
import type { PictureSize } from './picture-size.ts';
import { webpSize } from './webp-size.ts';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

export type Judged = { kind: FileKind; mediaType: string; extension: string; size: PictureSize | null };

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/** A complete PNG, with header and end. */
const pngSize = (bytes: Buffer): PictureSize | null => {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(pngSignature)) return null;
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  if (!bytes.subarray(-12).equals(pngEnd)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

const pictures = [
  { kind: 'jpeg', mediaType: 'image/jpeg', extension: 'jpg', sizeOf: jpegSize },
  { kind: 'png', mediaType: 'image/png', extension: 'png', sizeOf: pngSize },
  { kind: 'webp', mediaType: 'image/webp', extension: 'webp', sizeOf: webpSize },
] as const;

const pdfTailLength = 1024;

/** A PDF with its header that is not truncated. */
const isCompletePdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-pdfTailLength).includes('%%EOF');

/** Detects a file's type by content, ignoring its name and declared type. Null for any other type. */
export const judgeContent = (bytes: Buffer): Judged | null => {
  for (const { sizeOf, ...kind } of pictures) {
    const size = sizeOf(bytes);
    if (size && size.width > 0 && size.height > 0) return { ...kind, size };
  }
  if (isCompletePdf(bytes)) return { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf', size: null };
  return null;
};
