import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopServer } from './shop-server.ts';

/** Builds the shop if need be and seeds one data folder, of which each worker takes a copy. */
export default async function globalSetup(): Promise<() => void> {
  execFileSync('node', [join(import.meta.dirname, '../../bootstrap/build-shop.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-journeys-'));
  const seeded = join(folder, 'seeded');
  const server = await ShopServer.start(seeded);
  await server.stop();
  process.env.SEEDED_DATA = seeded;
  return () => rmSync(folder, { recursive: true, force: true });
}
