import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats, wantedCode } from './barcode-formats.ts';

// The shop serves the reader; only this file may run it, by its own content policy.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
// The page passes the formats as the worker's name.
const formats = (self.name || barcodeFormats.join()).split(',') as BarcodeFormat[];
const detector = new BarcodeDetector({ formats });

/** Answers each picture with its code, or null. */
self.addEventListener('message', async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const found = await detector.detect(picture).catch(() => []);
  picture.close();
  self.postMessage(wantedCode(found, formats));
});
