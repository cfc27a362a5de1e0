import { shrinkPicture } from '@yaoji/ui';
import { maxUploadBytes, pictureTypes } from '#shared/files/upload-limits.ts';

/** Enough to read the small print of a certificate in A3. */
const mostPx = 4000;

/**
 * A phone's photo as the server takes it: other types, such as HEIC, and large ones become a JPEG. Files that the
 * browser cannot read stay as they are.
 */
export async function fitPhoto(file: File): Promise<File> {
  const isPhoto = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);
  if (!isPhoto || (file.size <= maxUploadBytes && pictureTypes.split(',').includes(file.type))) return file;
  try {
    const jpeg = await shrinkPicture(file, mostPx, 'image/jpeg');
    return new File([jpeg], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: jpeg.type });
  } catch {
    return file;
  }
}
