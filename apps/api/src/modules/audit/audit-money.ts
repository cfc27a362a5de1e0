import type { Executor } from '#db/database.ts';
import { breachesOf, rules } from './audit.repository.ts';

export type Breach = { rule: string; what: string[] };

const shown = 20;

/** Holds money, stock, orders and benefits against each other; an empty answer means that everything agrees (O5). */
export const auditMoney = async (db: Executor): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const what = await breachesOf(db, query, shown);
    if (what.length > 0) breaches.push({ rule, what });
  }
  return breaches;
};

export const auditedRules = Object.keys(rules);
