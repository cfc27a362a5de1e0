// Runs on the host's Node with nothing installed: installs the workspace, then continues on the pinned Node.
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runAttached, runQuietly } from './run.mjs';
import { Stop } from './stop.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const preload = new URL('./stop-with-parent.mjs', import.meta.url).href;

async function start(env) {
  await build(root, env, { next: { api: () => prepareDatabase(env) } });
  const args = ['--enable-source-maps', '--import', preload, 'apps/api/dist/main.mjs'];
  // Threads that compress would each keep their own part of the heap: 15 to 60 MB.
  return superviseServer({ command: 'node', args, cwd: root, env: { MALLOC_ARENA_MAX: '2', ...env } });
}

/** On a first start, creates and seeds the database while the shop is being built. */
function prepareDatabase(env) {
  return runQuietly('node apps/api/dist/main.mjs --prepare', {
    cwd: root,
    env,
    advice: 'The database could not be prepared; the lines above say why.',
  });
}

/** Restarts a server that crashes, unless it never started or was asked to stop. */
async function superviseServer(command) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (isStopping = true));
  for (;;) {
    let isUp = false;
    const code = await runAttached({ ...command, onStarted: () => (isUp = true) });
    if (code === 0 || isStopping || !isUp) return code;
    console.error(`The server ended with ${code} and restarts.`);
  }
}

async function test(env) {
  const browser = findBrowser(root, env);
  // Once, before the steps that need it, which run in parallel.
  await build(root, env);
  return run(env, 'all', browser);
}

function walk(env) {
  return run(env, 'walk', findBrowser(root, env));
}

function verify(env) {
  return run(env, 'quick');
}

function run(env, extent, browser = {}) {
  const args = ['--import', preload, 'tooling/verify/src/main.ts', extent, ...process.argv.slice(3)];
  return runAttached({ command: 'node', args, cwd: root, env: { ...env, ...browser } });
}

function journeys(env) {
  return inBrowser(env, join(root, 'tooling/e2e/node_modules/.bin/playwright'), 'test');
}

function lab(env) {
  return inBrowser(env, 'node', 'lab/main.ts');
}

function inBrowser(env, command, first) {
  const withBrowser = { ...env, ...findBrowser(root, env) };
  const args = [first, ...process.argv.slice(3)];
  return runAttached({ command, args, cwd: join(root, 'tooling/e2e'), env: withBrowser });
}

function dev(env) {
  return runAttached({ command: 'node', args: ['tooling/bootstrap/dev.mjs'], cwd: root, env });
}

/** A program of the server, which works with what a start installs. */
function program(name, ...flags) {
  return async (env) => {
    await build(root, env, { parts: ['api'] });
    const args = [...flags, `apps/api/dist/${name}.mjs`, ...process.argv.slice(3)];
    return runAttached({ command: 'node', args, cwd: root, env });
  };
}

/** A command that needs all of the workspace: `run pnpm --filter … storybook`. */
function command(env) {
  const [name, ...args] = process.argv.slice(3);
  return runAttached({ command: name, args, cwd: root, env });
}

const tasks = {
  ...{ start, dev, test, verify, walk, journeys, lab, run: command, ops: program('ops'), bridge: program('bridge') },
  catalogue: program('catalogue', '--max-semi-space-size=4', '--max-old-space-size=224'),
};
const needsLess = new Set(['start', 'ops', 'bridge', 'catalogue']);

try {
  const task = tasks[process.argv[2]];
  if (!task) throw new Stop(`Say what to do: node tooling/bootstrap/bootstrap.mjs ${Object.keys(tasks).join('|')}`);
  const env = { ...process.env };
  env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  ensureInstalled(root, env, needsLess.has(process.argv[2]) ? 'start' : 'all');
  // Caches compiled code between starts.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
  process.exitCode = await task(env);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
