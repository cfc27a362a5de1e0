import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import type { Outcome } from './outcome.ts';

const kills = 10;
const rowCount = 20_000;
const cli = fileURLToPath(new URL('../src/modules/catalogue/catalogue/cli.ts', import.meta.url));

/** Kills an import with `kill -9` at random times; the next one continues it. On the embedded database. */
export const killImport = async (): Promise<Outcome> => {
  const dataDir = await copyEmbeddedTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-import-'));
  const list = join(folder, 'list.csv');
  const row = (_: unknown, index: number) =>
    `黄芪饮片${index},${index}g/袋,${index + 1}.5,${index},B${index},10:9.9,新\n`;
  writeFileSync(list, `name,spec,price,stock,batch_no,ladder,tags\n${Array.from({ length: rowCount }, row).join('')}`);
  const start = () =>
    spawn(process.execPath, [cli, 'import', list], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: 'ignore',
    });
  const details: string[] = [];
  try {
    const counts: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = start();
      await wait(1500 + Math.random() * 2500);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      counts.push(await inspect(dataDir, details));
      console.log(`  kill ${kill}: ${counts.at(-1)} goods`);
    }
    const [code] = await once(start(), 'exit');
    const total = await inspect(dataDir, details);
    if (code !== 0 || total !== rowCount) details.push(`the last import ended with ${code} and ${total} goods`);
    if (counts.some((count, index) => count < (counts[index - 1] ?? 0))) details.push(`goods were lost: ${counts}`);
    return {
      passed: details.length === 0,
      figures: `${kills} kills, ${counts.at(-1)} of ${rowCount} goods before the last import, ${total} after it, ${details.length} complaints`,
      details,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  }
};

const inspect = async (dataDir: string, details: string[]) => {
  const database = await openDatabase({ dataDir });
  for (const { rule, what } of await auditMoney(database.db)) details.push(...what.map((each) => `${rule}: ${each}`));
  const { rows } = await database.pool.query(`
    select count(*)::int as half from goods
    where not exists (select from goods_search entry where entry.goods_id = goods.id)
      or not exists (select from price_ladder step where step.goods_id = goods.id)`);
  if (rows[0].half > 0) details.push(`${rows[0].half} goods are half there`);
  const count = await database.db.$count(goods);
  await database.close();
  return count;
};
