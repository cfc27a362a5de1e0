import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats, wantedCode } from './barcode-formats.ts';

// The reader is served by the shop itself; this file alone may run it, by a content policy of its own.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
// The page names it by the formats that it reads.
const formats = (self.name || barcodeFormats.join()).split(',') as BarcodeFormat[];
const detector = new BarcodeDetector({ formats });

/** Answers each picture with the code that it shows, or null. */
self.addEventListener('message', async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const found = await detector.detect(picture).catch(() => []);
  picture.close();
  self.postMessage(wantedCode(found, formats));
});
