import { barcodeFormats } from './barcode-formats.ts';

export type BarcodeReader = {
  /** The code that a film shows now; null where it shows none. */
  readonly read: (film: HTMLVideoElement) => Promise<string | null>;
  readonly close: () => void;
};

type Native = new (options: {
  formats: readonly string[];
}) => { detect: (film: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

/** The browser's own reader where it knows the codes of packs; else one in a worker, loaded for it. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as unknown as {
    BarcodeDetector?: Native & { getSupportedFormats: () => Promise<string[]> };
  };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && known.includes(barcodeFormats[0]) ? nativeReader(BarcodeDetector, known) : workerReader();
}

function nativeReader(Detector: Native, known: readonly string[]): BarcodeReader {
  const detector = new Detector({ formats: barcodeFormats.filter((format) => known.includes(format)) });
  return {
    read: async (film) => (await detector.detect(film))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

function workerReader(): BarcodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
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
