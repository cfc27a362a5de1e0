import type { Tx } from '#db/database.ts';
import { required, requireValid } from '#errors/refusal.ts';
import {
  type DeliveryRule,
  type DeliveryValues,
  deleteRule,
  deliveryRules,
  insertRule,
  lockRules,
  updateRule,
} from './delivery.repository.ts';
import { deliveryProblems } from './delivery-problems.ts';

/** Adds a rule, or changes one. */
export const saveRule = async (tx: Tx, id: number | null, values: DeliveryValues): Promise<DeliveryRule> => {
  await lockRules(tx);
  const others = (await deliveryRules(tx)).filter((rule) => rule.id !== id);
  requireValid(deliveryProblems(values, others));
  return id === null ? insertRule(tx, values) : updateRule(tx, id, values);
};

/** Returns it as it was. */
export const removeRule = async (tx: Tx, id: number): Promise<DeliveryRule> => {
  await lockRules(tx);
  return required(await deleteRule(tx, id), 'contentMissing');
};
