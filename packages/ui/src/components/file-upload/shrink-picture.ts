type PictureType = 'image/webp' | 'image/jpeg';

/** Scales a picture to at most `mostPx` per side, without metadata. Rejects if the browser cannot read it. */
export async function shrinkPicture(file: Blob, mostPx: number, type: PictureType = 'image/webp'): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality: 0.85 });
}
