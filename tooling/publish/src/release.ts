// pnpm release [rehearse|audit|version|publish]; docs/releases.md says when to use which.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from './run.ts';

const bin = join(workspaceRoot, 'node_modules/.bin');
const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };

/** Runs a command with visible output; the first failure ends the release. */
function step(command: string, ...args: string[]): void {
  console.log(`\n$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: workspaceRoot, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: nothing was published.`);
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly repository?: unknown;
}

function published(): Manifest[] {
  const folder = join(workspaceRoot, 'packages');
  return readdirSync(folder)
    .map((name): Manifest => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')))
    .filter((manifest) => !manifest.private);
}

/** Packs, publint, types as bundlers and Node see them, sizes, an app outside the workspace in a browser. */
const examine = () => step('pnpm', '--filter', '@yaoji/publish', 'test:publish');

/** Lists production dependencies (CycloneDX) and their known vulnerabilities. */
const audit = () => {
  mkdirSync(join(workspaceRoot, 'test-results'), { recursive: true });
  const file = 'test-results/sbom.cdx.json';
  step('pnpm', 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file);
  console.log(`${file} lists what production runs: store it with the release.`);
  step('pnpm', 'audit', '--prod');
};

const ways = {
  audit,
  rehearse: () => {
    step('changeset', 'status', '--verbose');
    examine();
  },
  version: () => {
    step('changeset', 'version');
    step('pnpm', 'install', '--lockfile-only', '--offline');
  },
  publish: () => {
    const changes = execFileSync('git', ['status', '--porcelain'], { cwd: workspaceRoot, encoding: 'utf8' });
    if (changes) throw new Error('Commit first: what is published has to be what the repository holds.');
    const homeless = published().filter(({ repository }) => !repository);
    if (homeless.length > 0)
      throw new Error(
        `Say in package.json where the source stands (repository, homepage, bugs): ${homeless.map(({ name }) => name).join(', ')}.`,
      );
    audit();
    examine();
    step('changeset', 'publish');
  },
};

try {
  const way = Object.entries(ways).find(([name]) => name === (process.argv[2] ?? 'rehearse'))?.[1];
  if (!way) throw new Error(`pnpm release ${Object.keys(ways).join('|')}`);
  way();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exitCode = 1;
}
