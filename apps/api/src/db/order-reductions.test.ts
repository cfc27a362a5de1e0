import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from './testing.ts';

const { db } = await openTestDatabase();

const migration = readFileSync(new URL('migrations/0047_order_reductions.sql', import.meta.url), 'utf8');

test('[K5] orders from before 0047 keep their reductions and proofs', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema before; set local search_path to before`);
    await tx.execute(sql`
      create table orders (id int, goods_amount numeric(12, 2), full_reduction numeric(12, 2), discount numeric(12, 2),
        coupon_amount numeric(12, 2), voucher_amount numeric(12, 2), red_packet_amount numeric(12, 2),
        shipping_fee numeric(12, 2), total numeric(12, 2), constraint orders_total check (total >= 0));
      create table order_line (id int, proof jsonb);
      insert into orders values (1, 100, 5, 0, 10.50, 0, 1, 8, 91.50), (2, 20, 0, 0, 0, 0, 0, 0, 20);
      insert into order_line values
        (1, '{"list": "100.00", "fullReduction": "5.00", "discount": "0.00", "coupon": "10.50", "redPacket": "1.00"}'),
        (2, '{"list": "20.00", "fullReduction": "0.00"}')`);
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    const reductions = [
      { code: 'full_reduction', amount: '5.00' },
      { code: 'coupon', amount: '10.50' },
      { code: 'red_packet', amount: '1.00' },
    ];
    const orders = await tx.execute(sql`select reductions from orders order by id`);
    expect(orders.rows).toEqual([{ reductions }, { reductions: [] }]);
    const lines = await tx.execute(sql`select proof from order_line order by id`);
    expect(lines.rows).toEqual([
      { proof: { list: '100.00', reductions } },
      { proof: { list: '20.00', reductions: [] } },
    ]);
    await expect(tx.execute(sql`update orders set total = 92`)).rejects.toThrow();
  });
});
