// node compress-files.ts <folder>: writes a compressed copy next to each script, style sheet and model at build time,
// so that no request pays for compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const worthwhileBytes = 1024;
/** For larger files the last few percent take a minute. */
const thoroughBytes = 2 * 1024 * 1024;

const [folder = 'dist/assets'] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => /\.(js|css|svg|wasm|onnx)$/.test(name));
await Promise.all(
  files.map(async (name) => {
    const content = readFileSync(join(folder, name));
    if (content.length < worthwhileBytes) return;
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.length > thoroughBytes ? 5 : constants.BROTLI_MAX_QUALITY,
    };
    writeFileSync(join(folder, `${name}.br`), await compress(content, { params }));
  }),
);
