import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.ts';
import { outputs } from './outputs.ts';

const packageFolder = join(import.meta.dirname, '..');
const onlyCheck = process.argv.includes('--check');

const stale: string[] = [];
for (const [name, content] of await outputs(bundle(join(packageFolder, 'openapi')))) {
  const path = join(packageFolder, name);
  if (contentOf(path) === content) continue;
  stale.push(name);
  if (onlyCheck) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

if (onlyCheck && stale.length > 0) {
  process.stderr.write(
    `The contract changed but ${stale.join(', ')} did not follow: run pnpm --filter @yaoji/api-client generate and commit.\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(stale.length > 0 ? `wrote ${stale.join(', ')}\n` : 'nothing to change\n');
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
