import { linesOf, type PictureLine } from './picture-lines.ts';
import type { PictureAnswer, PicturePixels } from './picture-worker.ts';

/** A picture after reading: upright, and small enough to show. */
export type ReadPicture = {
  /** Object URL of the picture; revoke it after use. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PictureLine[];
};

/** The completed percentage of a stage. */
export type ReadingProgress = { readonly stage: 'loading' | 'reading'; readonly percent: number };

/** The browser cannot open the file as a picture. */
export class UnreadablePicture extends Error {}

/** A larger picture takes longer, without better results. */
const longestSidePx = 2000;

/**
 * Reads the lines of a picture in the browser. Loads about 18 MB on first use.
 *
 * @throws UnreadablePicture if the browser cannot show the file as a picture; an error if reading could not start; the
 * signal's reason when aborted.
 */
export async function readPicture(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadPicture> {
  const canvas = await draw(file);
  const { words, quarters } = await readWords(pixelsOf(canvas), signal, onProgress);
  const shown = turn(canvas, quarters);
  const picture = await new Promise<Blob | null>((resolve) => shown.toBlob(resolve, 'image/jpeg', 0.85));
  signal.throwIfAborted();
  return {
    url: picture ? URL.createObjectURL(picture) : '',
    width: shown.width,
    height: shown.height,
    lines: linesOf(words),
  };
}

/** In the camera's orientation, and scaled down. */
async function draw(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture(file.name);
  });
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function turn(canvas: HTMLCanvasElement, quarters: number): HTMLCanvasElement {
  if (quarters === 0) return canvas;
  const turned = document.createElement('canvas');
  const isOnSide = quarters % 2 === 1;
  turned.width = isOnSide ? canvas.height : canvas.width;
  turned.height = isOnSide ? canvas.width : canvas.height;
  const context = turned.getContext('2d');
  context?.translate(turned.width / 2, turned.height / 2);
  context?.rotate((quarters * Math.PI) / 2);
  context?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return turned;
}

function pixelsOf(canvas: HTMLCanvasElement): PicturePixels {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  return { width, height, data: new Uint8Array(data?.buffer ?? []) };
}

type Words = Extract<PictureAnswer, { kind: 'read' }>;

function readWords(
  pixels: PicturePixels,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<Words> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<Words>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => reject(new Error('The reader of pictures could not be started.'));
    worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
      if (data.kind === 'read') resolve(data);
      else if (data.kind === 'failed') reject(new Error(data.reason));
      else onProgress({ stage: data.kind, percent: data.percent });
    };
    worker.postMessage(pixels, [pixels.data.buffer]);
  });
  return read.finally(() => worker.terminate());
}
