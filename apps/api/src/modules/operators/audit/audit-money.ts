import type { Executor } from '#db/database.ts';
import { breachesOf, type RuleId, rules } from './audit.repository.ts';

export type Breach = { rule: RuleId; what: string[] };

export const auditedRules = Object.keys(rules) as RuleId[];

const shown = 20;

/** Compares money, stock, orders and benefits; returns nothing if everything agrees (O5). */
export const auditMoney = async (db: Executor): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  for (const rule of auditedRules) {
    const what = await breachesOf(db, rules[rule], shown);
    if (what.length > 0) breaches.push({ rule, what });
  }
  return breaches;
};
