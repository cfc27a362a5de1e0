import { sql } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addDays } from './calendar.ts';
import { type DemoGoods, demoCatalogue, importRowsOf } from './catalogue/generate.ts';

/** A product of the demonstration as stored in the database. */
export type SeededGoods = { id: number; item: DemoGoods };

/** Imports the demonstration's products, then adds data that the columns cannot hold. */
export const seedCatalogue = async (db: Db, today: Date): Promise<SeededGoods[]> => {
  const items = demoCatalogue(today);
  const rows = items.flatMap(importRowsOf).map((row, index) => ({ line: index + 2, row }));
  const refused: string[] = [];
  await importRows(db, rows, {
    now: addDays(today, -1),
    onReject: ({ line }, reason) => {
      refused.push(`line ${line}: ${reason}`);
    },
  });
  if (refused.length > 0) throw new Error(`The demonstration's own list was refused:\n${refused.join('\n')}`);
  await addFacts(db, items, today);
  const ids = new Map(
    (await db.select({ id: goods.id, barcode: goods.barcode }).from(goods)).map(({ id, barcode }) => [barcode, id]),
  );
  return items.flatMap((item) => {
    const id = ids.get(item.row.barcode);
    return id === undefined ? [] : [{ id, item }];
  });
};

const addFacts = async (db: Db, items: DemoGoods[], today: Date) => {
  const facts = items.map((item) => ({
    barcode: item.row.barcode,
    pinned: item.isPinned ? 1 : 0,
    sales: item.sales,
    created_at: addDays(today, -item.listedDaysAgo).toISOString(),
  }));
  await db.execute(sql`
    update goods set
      pinned = fact.pinned, sales = fact.sales,
      created_at = fact.created_at, updated_at = fact.created_at
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as fact (barcode text, pinned int, sales numeric, created_at timestamptz)
    where goods.barcode = fact.barcode`);
};
