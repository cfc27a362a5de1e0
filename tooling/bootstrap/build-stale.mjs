// Builds the shop, the server or both, if stale.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { Stop } from './stop.mjs';

try {
  await build(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), process.env, { parts: process.argv.slice(2) });
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
