// For those who need a built shop: builds it unless it is built from exactly these files.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShop } from './build.mjs';
import { Stop } from './stop.mjs';

try {
  buildShop(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), process.env);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
