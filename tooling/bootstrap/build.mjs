import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'storybook-static', 'test-results']);
const SHARED = ['packages', 'tooling/tsconfig', 'pnpm-lock.yaml'];
const PARTS = {
  shop: ['apps/shop', ...SHARED],
  desk: ['apps/desk', ...SHARED],
  api: ['apps/api', ...SHARED],
};

/** Builds the stale parts in parallel. `next[part]` follows the build of that part, without waiting for the others. */
export async function build(root, env, { parts = Object.keys(PARTS), next = {} } = {}) {
  const stale = parts
    // Inside the output, so that any other build into the same folder makes it stale.
    .map((part) => ({
      part,
      stamp: join(root, 'apps', part, 'dist/.built-from'),
      wanted: fingerprint(root, env, part),
    }))
    .filter(({ stamp, wanted }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted);
  if (stale.length === 0) return;
  console.log('Building the shop …');
  await Promise.all(
    stale.map(async ({ part, stamp, wanted }) => {
      const cwd = join(root, 'apps', part);
      const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
      await runQuietly(scripts.build, {
        cwd,
        env,
        advice: `The ${part} could not be built: fix the errors above and run the same command again.`,
      });
      writeFileSync(stamp, wanted);
      await next[part]?.();
    }),
  );
}

/** Names, sizes and times of all inputs of the build, and its settings. */
function fingerprint(root, env, part) {
  const hash = createHash('sha256');
  for (const input of PARTS[part]) addTo(hash, root, input);
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${env[name]}\n`);
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  const names = readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name))
    .sort();
  for (const name of names) addTo(hash, root, `${path}/${name}`);
}
