import type { Tx } from '#db/database.ts';
import { requireValid } from '#errors/refusal.ts';
import { memberProblems } from '#modules/selling/own-price/index.ts';
import { insertRebate, type RebateRow, type RebateValues, updateRebate } from './rebate.repository.ts';
import { rebateProblems } from './rebate-problems.ts';

/** `booked`: the first month of the last booked period. */
type Before = { id: number; values: RebateValues; booked: string | null };

/** Adds a rebate, or changes a locked one. Throws with every wrong field. */
export const saveRebate = async (tx: Tx, before: Before | null, values: RebateValues): Promise<RebateRow> => {
  const earlier = before?.booked ? { values: before.values, period: before.booked } : null;
  requireValid({ ...(await memberProblems(tx, values.members, 'rebate')), ...rebateProblems(values, earlier) });
  return before ? updateRebate(tx, before.id, values) : insertRebate(tx, values);
};
