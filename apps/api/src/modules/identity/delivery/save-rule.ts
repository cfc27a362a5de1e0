import type { Tx } from '#db/database.ts';
import { requireValid } from '#errors/refusal.ts';
import {
  type DeliveryRule,
  type DeliveryValues,
  deliveryRules,
  insertRule,
  updateRule,
} from './delivery.repository.ts';
import { deliveryProblems } from './delivery-problems.ts';

/** Adds a rule, or changes one. Call `lockRules` first. */
export const saveRule = async (tx: Tx, id: number | null, values: DeliveryValues): Promise<DeliveryRule> => {
  const others = (await deliveryRules(tx)).filter((rule) => rule.id !== id);
  requireValid(deliveryProblems(values, others));
  return id === null ? insertRule(tx, values) : updateRule(tx, id, values);
};
