// pnpm dev: the server, whose database stays open while edited files are reloaded.
import { sep } from 'node:path';
import { createViteServer } from 'vitest/node';
import type { Database } from '#db/database.ts';

/** Editors often write several files at once. */
const settleMs = 20;

const vite = await createViteServer({
  root: import.meta.dirname,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});

// The cast: Vite's own environment for a server runs modules in this process.
const { runner } = vite.environments.ssr as unknown as {
  runner: { import: (path: string) => Promise<unknown>; clearCache: () => void };
};

/** Runs all modules again, since some cache results of others; only edited files are read again. */
const load = async () => {
  // The casts: the exports of these files.
  const { readConfig } = (await runner.import('/src/config.ts')) as typeof import('./src/config.ts');
  const { openDatabase } = (await runner.import('/src/db/database.ts')) as typeof import('./src/db/database.ts');
  const { serve } = (await runner.import('/src/serve.ts')) as typeof import('./src/serve.ts');
  return { config: readConfig(), openDatabase, serve };
};

let database: Database | undefined;
let stopServing = async () => {};

const start = async (isDatabaseStale: boolean) => {
  // Load before stopping anything: if a file cannot be read, the server continues unchanged.
  const { config, openDatabase, serve } = await load();
  await stopServing();
  stopServing = async () => {};
  if (isDatabaseStale) await closeDatabase();
  database ??= await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
  const server = await serve(config, { ...database, close: async () => {} });
  stopServing = server.stop;
  return server.greeting;
};

const closeDatabase = async () => {
  await database?.close();
  database = undefined;
};

const report = (error: unknown) => {
  vite.ssrFixStacktrace(error as Error);
  console.error(error);
};

let waiting: NodeJS.Timeout | undefined;
let isDatabaseStale = false;
const changed = new Set<string>();
let running: Promise<unknown> = start(false).then(console.log, report);

vite.watcher.on('all', (_event, path) => {
  if (/\.test\.tsx?$|[/\\](dist|node_modules|test-results)[/\\]/.test(path)) return;
  isDatabaseStale ||= path.includes(`${sep}db${sep}`);
  changed.add(path);
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    running = running.then(restart);
  }, settleMs);
});

const restart = async () => {
  const begun = performance.now();
  const wasStale = isDatabaseStale;
  isDatabaseStale = false;
  // Do this here: Vite's handler of the same event may run later.
  for (const path of changed) vite.environments.ssr.moduleGraph.onFileChange(path);
  changed.clear();
  runner.clearCache();
  await start(wasStale).then(
    () => console.log(`The server serves what was edited, after ${Math.round(performance.now() - begun)} ms.`),
    (error) => {
      isDatabaseStale ||= wasStale;
      report(error);
    },
  );
};

let isEnding = false;
const end = async () => {
  // Ctrl-C arrives more than once: from the terminal and from the parent process.
  if (isEnding) return;
  isEnding = true;
  await running;
  await stopServing();
  await closeDatabase();
  process.exit();
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
