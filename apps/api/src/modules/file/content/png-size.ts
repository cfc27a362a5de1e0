import type { PictureSize } from './picture-size.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const end = Buffer.from('0000000049454e44ae426082', 'hex');

/** A whole PNG: its head first, its end last. */
export const pngSize = (bytes: Buffer): PictureSize | null => {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(signature)) return null;
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  if (!bytes.subarray(-12).equals(end)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};
