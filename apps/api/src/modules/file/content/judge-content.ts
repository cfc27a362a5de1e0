import { jpegSize } from './jpeg-size.ts';
import { isWholePdf } from './pdf.ts';
import type { PictureSize } from './picture-size.ts';
import { pngSize } from './png-size.ts';
import { webpSize } from './webp-size.ts';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

export type Judged = { kind: FileKind; mediaType: string; extension: string; size: PictureSize | null };

const pictures = [
  { kind: 'jpeg', mediaType: 'image/jpeg', extension: 'jpg', sizeOf: jpegSize },
  { kind: 'png', mediaType: 'image/png', extension: 'png', sizeOf: pngSize },
  { kind: 'webp', mediaType: 'image/webp', extension: 'webp', sizeOf: webpSize },
] as const;

/** What a file is by its content; what it is called and what the sender says of it count for nothing. Null: none of ours. */
export const judgeContent = (bytes: Buffer): Judged | null => {
  for (const { sizeOf, ...kind } of pictures) {
    const size = sizeOf(bytes);
    if (size && size.width > 0 && size.height > 0) return { ...kind, size };
  }
  if (isWholePdf(bytes)) return { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf', size: null };
  return null;
};
