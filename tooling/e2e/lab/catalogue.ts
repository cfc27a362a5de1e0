import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const stems = [
  '六味地黄',
  '板蓝根',
  '阿莫西林',
  '复方丹参',
  '藿香正气',
  '头孢克肟',
  '双黄连',
  '布洛芬',
  '健胃消食',
  '黄芪',
];
const forms = ['丸', '片', '胶囊', '颗粒', '口服液', '糖浆'];
const makers = [
  '豫西本草制药有限公司',
  '江南百草堂药业有限公司',
  '岭南济生制药股份有限公司',
  '北原康泰药业集团有限公司',
];
const categories = ['中成药', '化学药', '中药饮片', '医疗器械'];

const pick = (list: readonly string[], index: number) => list[index % list.length];

/** Imports that many products into a data folder without a running server, like an operator. */
export async function addGoods(dataDir: string, count: number): Promise<void> {
  const file = join(dataDir, 'lab-goods.csv');
  const lines = Array.from({ length: count }, (_, index) => {
    const name = `${pick(stems, index)}${pick(forms, Math.floor(index / stems.length))}`;
    const price = (5 + ((index * 37) % 9000) / 100).toFixed(2);
    return [
      name,
      pick(makers, index),
      `${10 + (index % 90)}粒/盒 ${index}`,
      pick(categories, index * 7),
      price,
      5000,
    ].join();
  });
  writeFileSync(file, `name,maker,spec,category,price,stock\n${lines.join('\n')}\n`);
  await run('node', ['src/modules/catalogue/catalogue/cli.ts', 'import', file], {
    cwd: join(import.meta.dirname, '../../../apps/api'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
