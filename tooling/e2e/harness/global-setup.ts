import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Builds shop, desk and server if stale and copies the pages, so that a concurrent build disturbs nobody. Seeds one
 * data folder, of which each worker takes a copy; SEEDED_DATA names an existing one.
 */
export default async function globalSetup(): Promise<() => void> {
  execFileSync('node', [join(ROOT, 'tooling/bootstrap/build-stale.mjs'), 'shop', 'desk', 'api'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-journeys-'));
  process.env.SHOP_DIR = join(folder, 'shop');
  process.env.DESK_DIR = join(folder, 'desk');
  cpSync(join(ROOT, 'apps/shop/dist'), process.env.SHOP_DIR, { recursive: true });
  cpSync(join(ROOT, 'apps/desk/dist'), process.env.DESK_DIR, { recursive: true });
  if (!process.env.SEEDED_DATA) {
    process.env.SEEDED_DATA = join(folder, 'seeded');
    console.log('Seeding a shop …');
    const env = { ...process.env, SEED: 'demo', DATA_DIR: process.env.SEEDED_DATA };
    execFileSync('node', ['apps/api/dist/main.mjs', '--prepare'], { cwd: ROOT, env, stdio: 'inherit' });
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
