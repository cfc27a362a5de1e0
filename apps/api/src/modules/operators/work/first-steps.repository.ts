import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** Required before a shop sells, in this order. */
const steps = {
  settings: sql`select from setting where key = 'seller' and value ->> 'name' <> ''`,
  site: sql`select from setting where key = 'site'`,
  bank: sql`select from setting where key = 'bank' and value ->> 'account' <> ''`,
  delivery: sql`select from setting where key in ('shipping', 'deliveries') union all select from delivery_rule`,
  // The user agreement and the privacy policy.
  agreement: sql`select from article where url in ('/help/fwbz/yhxy', '/help/fwbz/yszc') having bool_and(withdrawn_at is null)`,
  contract: sql`select from setting where key = 'contract'`,
  goods: sql`select from goods where on_shelf and price > 0 and stock > 0`,
  banners: sql`select from focus where block = 'home' and part in ('carousel', 'floor')`,
  activities: sql`select from activity where is_open`,
  coupons: sql`select from coupon`,
  buyers: sql`select from buyer where status = 'passed'`,
  orders: sql`select from orders`,
  shipments: sql`select from shipment`,
} satisfies Record<string, SQL>;

type Step = keyof typeof steps;

export const firstSteps = async (db: Executor): Promise<{ kind: Step; isDone: boolean }[]> => {
  const kinds = Object.keys(steps) as Step[]; // The record has no other keys.
  const parts = kinds.map((kind) => sql`exists (${steps[kind]}) as ${sql.identifier(kind)}`);
  const { rows } = await db.execute<Record<Step, boolean>>(sql`select ${sql.join(parts, sql`, `)}`);
  return kinds.map((kind) => ({ kind, isDone: rows[0]?.[kind] ?? false }));
};
