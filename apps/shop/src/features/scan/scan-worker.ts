import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats } from './barcode-formats.ts';

// The reader is served by the shop itself; this file alone may run it, by a content policy of its own.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
const detector = new BarcodeDetector({ formats: [...barcodeFormats] });

/** Answers each picture with the code that it shows, or null. */
self.addEventListener('message', async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const [found] = await detector.detect(picture).catch(() => []);
  picture.close();
  self.postMessage(found?.rawValue ?? null);
});
