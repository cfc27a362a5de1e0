import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GoodsDetail } from '@yaoji/api-client/wire';
import type { ShopServer } from './shop-server.ts';

const run = promisify(execFile);

/** Changes a price as an operator does: by import, while no server is running. */
export async function changePrice(shop: ShopServer, { goods, barcode }: GoodsDetail, price: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-prices-'));
  const file = join(folder, 'prices.csv');
  const cells = {
    name: goods.name,
    maker: goods.maker ?? '',
    spec: goods.spec ?? '',
    approval_no: goods.approvalNo ?? '',
    dosage_form: goods.dosageForm ?? '',
    barcode: barcode ?? '',
    price,
  };
  writeFileSync(file, `${Object.keys(cells).join(',')}\n${Object.values(cells).map(quoted).join(',')}\n`);
  await shop.stop();
  try {
    const { stdout } = await run('node', ['src/modules/catalogue/catalogue/cli.ts', 'import', file], {
      cwd: join(import.meta.dirname, '../../../apps/api'),
      env: { ...process.env, DATA_DIR: shop.dataDir },
    });
    if (!stdout.includes('updated 1,')) throw new Error(`The price of ${goods.name} was not changed: ${stdout}`);
  } finally {
    await shop.start();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
