import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ShopServer } from './shop-server.ts';

/** Makes all debts on account due some days earlier. */
export async function ageDebts({ dataDir }: ShopServer, days: number): Promise<void> {
  await promisify(execFile)('node', ['src/testing/age-debts.ts', String(days)], {
    cwd: join(import.meta.dirname, '../../../apps/api'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
