// Serves the pages of the app in this folder with hot reload.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hotRules, hotWords } from './hot-rules.mjs';
import './stop-with-parent.mjs';

// The app's own version.
const vite = createRequire(`${process.cwd()}/package.json`).resolve('vite');
const { createServer } = await import(pathToFileURL(vite).href);
const server = await createServer({ clearScreen: false, plugins: [hotRules, hotWords] });
await server.listen();
console.log(`  ${basename(process.cwd())} with reload: ${server.resolvedUrls.local[0]}`);
