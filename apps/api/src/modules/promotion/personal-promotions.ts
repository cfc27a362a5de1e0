import type { Executor } from '#db/database.ts';
import { isNewcomer } from '#modules/purchaser/index.ts';
import type { Promotions } from './load-promotions.ts';

/** What runs for one buyer (null: a visitor): prices for newcomers are gone once it has ordered. */
export const personalPromotions = async (
  db: Executor,
  promotions: Promotions,
  buyerId: number | null,
): Promise<Promotions> => {
  if (!promotions.offers.some(({ newcomersOnly }) => newcomersOnly)) return promotions;
  if (buyerId !== null && (await isNewcomer(db, buyerId))) return promotions;
  return { ...promotions, offers: promotions.offers.filter(({ newcomersOnly }) => !newcomersOnly) };
};
