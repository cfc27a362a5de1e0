import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, runToEnd } from './run.mjs';
import { Stop } from './stop.mjs';

const OLDEST_NODE = [24, 7];

/** `start` installs the dependencies that build and run the shop; `all` adds the tools for tests, Storybook and lint. */
const FILTERS = {
  start: ['--prod', '--filter=yaoji', ...['shop', 'desk', 'api'].map((app) => `--filter=@yaoji/${app}...`)],
  all: [],
};

/** Installs the `wanted` extent of the committed lockfile, unless it is already installed for this machine. */
export function ensureInstalled(root, env, wanted) {
  const installed = installedExtent(root);
  if ((installed === 'all' || installed === wanted) && nodeProblem(env) === null) return;
  // Never remove tools that an earlier command installed.
  const extent = textOf(stampOf(root))?.startsWith('all') ? 'all' : wanted;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing ${extent === 'all' ? 'all dependencies' : 'what a start needs'} with ${packageManager} …`);
  // Never prompt, as there may be no terminal: replace an incomplete or foreign node_modules.
  const flags = ['--frozen-lockfile', '--config.confirmModulesPurge=false'];
  // pnpm checks release ages when a version enters the lockfile; checking again would download 250 MB of metadata.
  runToEnd('npx', ['--yes', packageManager, 'install', ...flags, '--trust-lockfile', ...FILTERS[extent]], {
    cwd: root,
    env: { ...env, npm_config_update_notifier: 'false' },
    advice:
      'The dependencies could not be installed; the lines above say why. Mend that (often the npm registry cannot be ' +
      'reached, or the disk is full) and run the same command again: it goes on where it stopped.',
  });
  writeFileSync(stampOf(root), `${extent}\n${textOf(join(root, 'pnpm-lock.yaml'))}`);
  const problem = nodeProblem(env);
  if (problem) throw new Stop(problem);
}

/** Written after a successful install. */
const stampOf = (root) => join(root, 'node_modules/.installed');

function installedExtent(root) {
  if (!existsSync(join(root, 'node_modules/.modules.yaml'))) return null;
  const stamp = textOf(stampOf(root));
  const lockfile = textOf(join(root, 'pnpm-lock.yaml'));
  return Object.keys(FILTERS).find((extent) => stamp === `${extent}\n${lockfile}`) ?? null;
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The pinned Node is first on PATH; where none is published (musl, Windows), the host's is used if new enough. */
function nodeProblem(env) {
  const version = ask('node', ['-p', 'process.versions.node'], { env });
  if (version === null) return brokenNode;
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return (
    `No pinned Node is published for ${process.platform}-${process.arch}, and the Node ${version} of this machine ` +
    `is too old: install Node ${OLDEST_NODE.join('.')} or newer.`
  );
}

const brokenNode =
  'The pinned Node in node_modules does not run on this machine (perhaps node_modules came from another one): ' +
  'delete node_modules and run the same command again.';
