import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, runToEnd } from './run.mjs';
import { Stop } from './stop.mjs';

const OLDEST_NODE = [24, 7];

/** Installs the workspace unless exactly the committed lockfile is installed, whole, and runs on this machine. */
export function ensureInstalled(root, env) {
  if (isInstalled(root) && nodeProblem(env) === null) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing the dependencies with ${packageManager} …`);
  // No prompt may wait for a terminal that is not there: a half-installed or foreign node_modules is replaced.
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  runToEnd('npx', args, {
    cwd: root,
    env: { ...env, npm_config_update_notifier: 'false' },
    advice:
      'The dependencies could not be installed; the lines above say why. Mend that (often the npm registry cannot be ' +
      'reached, or the disk is full) and run the same command again: it goes on where it stopped.',
  });
  const problem = nodeProblem(env);
  if (problem) throw new Stop(problem);
}

/** pnpm writes both files only when everything else is in place. */
function isInstalled(root) {
  const modules = join(root, 'node_modules');
  return (
    existsSync(join(modules, '.modules.yaml')) &&
    textOf(join(modules, '.pnpm', 'lock.yaml')) === textOf(join(root, 'pnpm-lock.yaml'))
  );
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The pinned Node is first on PATH; where none is published (musl, Windows) the host's serves if it is new enough. */
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
