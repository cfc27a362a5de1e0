// The pages of the app in this folder, with reload: what is edited takes its place in the open page.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { hotRules, hotWords } from './hot-rules.mjs';
import './stop-with-parent.mjs';

// The app's own.
const vite = createRequire(`${process.cwd()}/package.json`).resolve('vite');
const { createServer } = await import(pathToFileURL(vite).href);
const server = await createServer({ clearScreen: false, plugins: [hotRules, hotWords] });
await server.listen();
server.printUrls();
