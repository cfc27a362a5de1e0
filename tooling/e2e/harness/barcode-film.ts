import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const [width, height] = [640, 480];

/** Writes a film that the browser uses as its camera: a still barcode, of a product or, in brackets, in GS1 form. */
export async function writeBarcodeFilm(path: string, code: string): Promise<void> {
  const isGs1 = code.startsWith('(');
  const { symbol, error } = await writeBarcode(
    code,
    isGs1 ? { format: 'DataMatrix', options: 'gs1' } : { format: 'EAN13' },
  );
  if (error) throw new Error(error);
  const dot = Math.floor((Math.min(width, height) * 0.8) / Math.max(symbol.width, symbol.height));
  const [left, top] = [(width - symbol.width * dot) >> 1, (height - symbol.height * dot) >> 1];
  const luma = Buffer.alloc(width * height, 235);
  for (const [index, shade] of symbol.data.entries()) {
    if (shade > 0) continue;
    const x = left + (index % symbol.width) * dot;
    const y = top + Math.floor(index / symbol.width) * dot;
    for (let row = y; row < y + dot; row += 1) luma.fill(16, row * width + x, row * width + x + dot);
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
}
