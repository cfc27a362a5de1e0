import { expect, it } from 'vitest';
import { type GoodsGroup, writeRows } from './write-rows.ts';

const row = (line: number, batch: string, price = '8.50') => ({
  line,
  row: { name: '板蓝根颗粒', spec: '10g*20袋', maker: '某某药业', price, stock: '5', batch_no: batch },
});

const write = async (rows: ReturnType<typeof row>[]) => {
  const written: GoodsGroup[] = [];
  const rejects: string[] = [];
  const report = await writeRows(
    (groups) => async () => {
      written.push(...groups);
      return groups.map(({ batches }, id) => ({ id, outcomes: batches.map(() => 'inserted' as const) }));
    },
    rows,
    {
      today: '2026-11-22',
      batchSize: () => 1,
      onReject: ({ line }, reason) => void rejects.push(`${line}: ${reason}`),
    },
  );
  return { report, written, rejects };
};

it('writes the batches of a product together, even from distant lines', async () => {
  const { report, written } = await write([
    row(2, 'A'),
    { ...row(3, 'A'), row: { ...row(3, 'A').row, name: '阿胶' } },
    row(4, 'B'),
  ]);
  expect(written.map(({ entry, batches }) => [entry.name, batches.map(({ batchNo }) => batchNo)])).toEqual([
    ['阿胶', ['A']],
    ['板蓝根颗粒', ['A', 'B']],
  ]);
  expect(report).toMatchObject({ read: 3, inserted: 3, rejected: 0 });
});

it('counts each row once, and names the line of a repeated batch’s first occurrence', async () => {
  const { report, rejects } = await write([row(2, 'A'), row(3, 'A', '9')]);
  expect(rejects).toEqual(['3: 与第 2 行是同一商品，价格不同：9.0000，前者8.5000']);
  expect(report).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
});

it('prepares products while earlier ones are being written', async () => {
  const events: string[] = [];
  const rows = ['甲', '乙', '丙'].map((name, index) => ({ line: index + 2, row: { name, price: '1' } }));
  await writeRows(
    ([group]) => {
      events.push(`${group?.entry.name} ready`);
      return async () => {
        events.push(`${group?.entry.name} begun`);
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`${group?.entry.name} written`);
        return [{ id: 1, outcomes: ['inserted'] }];
      };
    },
    rows,
    { today: '2026-11-22', batchSize: () => 1 },
  );
  expect(events).toEqual([
    '甲 ready',
    '甲 begun',
    '乙 ready',
    '甲 written',
    '乙 begun',
    '丙 ready',
    '乙 written',
    '丙 begun',
    '丙 written',
  ]);
});
