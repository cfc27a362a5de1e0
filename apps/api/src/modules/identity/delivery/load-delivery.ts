import type { ShippingRule } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { type DeliveryRule, deliveryRules, regionOfBuyer } from './delivery.repository.ts';
import { ruleFor } from './rule-for.ts';

/** The price of shipping, and the operator's rule behind it; null if none matches, and the shop's settings hold. */
export type DeliveryFacts = { shipping: ShippingRule; delivery: DeliveryRule | null };

/** For a region; absent: that of the buyer. */
export const loadDelivery = async (db: Executor, buyerId: number, regionCode?: string): Promise<DeliveryFacts> => {
  const { shipping } = await readSettings(db, ['shipping']);
  const rules = await deliveryRules(db);
  const delivery = rules.length === 0 ? null : ruleFor(rules, regionCode ?? (await regionOfBuyer(db, buyerId)));
  return { shipping: delivery ? shippingOf(delivery, shipping) : shipping, delivery };
};

const shippingOf = (
  { fee, freeFrom, minimum, firstGrams, nextGrams, nextFee, unitGrams }: DeliveryRule,
  { threshold }: { threshold: string },
): ShippingRule => ({
  threshold: freeFrom ?? threshold,
  fee,
  minimum,
  weight:
    firstGrams === null || nextGrams === null || nextFee === null || unitGrams === null
      ? null
      : { firstGrams, nextGrams, nextFee, unitGrams },
});
