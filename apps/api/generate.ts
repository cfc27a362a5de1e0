// pnpm generate --name net_content: writes the migration, and deletes earlier snapshots, which nothing reads.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

const meta = new URL('src/db/migrations/meta/', import.meta.url);
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
if (status === 0) {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  for (const old of snapshots.sort().slice(0, -1)) rmSync(new URL(old, meta));
}
