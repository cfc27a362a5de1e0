import { barcodeFormats, wantedCode } from './barcode-formats.ts';

export type BarcodeReader = {
  /** The code that the video shows now; null without one. */
  readonly read: (film: HTMLVideoElement) => Promise<string | null>;
  readonly close: () => void;
};

type Native = new (options: {
  formats: readonly string[];
}) => { detect: (film: HTMLVideoElement) => Promise<{ rawValue: string; format: string }[]> };

/** The browser's own reader if it supports the codes of packs; otherwise one in a worker, loaded on demand. */
export async function openBarcodeReader(formats: readonly string[]): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as unknown as {
    BarcodeDetector?: Native & { getSupportedFormats: () => Promise<string[]> };
  };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && known.includes(barcodeFormats[0])
    ? nativeReader(
        BarcodeDetector,
        formats.filter((format) => known.includes(format)),
      )
    : workerReader(formats);
}

function nativeReader(Detector: Native, formats: readonly string[]): BarcodeReader {
  const detector = new Detector({ formats });
  return {
    read: async (film) => wantedCode(await detector.detect(film), formats),
    close: () => undefined,
  };
}

function workerReader(formats: readonly string[]): BarcodeReader {
  // The worker's name carries the formats, because its messages are only pictures.
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module', name: formats.join() });
  return {
    read: async (film) => {
      const picture = await createImageBitmap(film);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.onerror = () => reject(new Error('The reader of barcodes could not be started.'));
        worker.postMessage(picture, [picture]);
      });
    },
    close: () => worker.terminate(),
  };
}
