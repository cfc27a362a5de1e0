import { type Door, doorBlock, judgeCompanyGoods } from '@yaoji/domain';
import { controlOfName } from '@yaoji/price-list';
import type { Executor } from '#db/database.ts';
import { loadPurchaser, regionCodes } from '#modules/identity/purchaser/index.ts';
import { goodsWithin } from './named-goods.repository.ts';

/**
 * Why a points product or a prize may not be handed out; null if it may. It has a name of its own, so this judges the
 * name, and the products of the catalogue that it names, for a buyer if there is one.
 */
export const namedBlock = async (
  db: Executor,
  text: string,
  door: Door,
  to?: { buyerId: number; now: Date },
): Promise<string | null> => {
  const byName = doorBlock({ name: text, ...controlOfName(text) }, door);
  if (byName) return byName;
  const named = (await goodsWithin(db, text, to?.buyerId ?? null)).filter(({ name }) => isNamed(name, text));
  if (named.length === 0) return null;
  const buyer = to && { buyer: await loadPurchaser(db, to.buyerId), now: to.now };
  for (const { regions, isControlled, companyRules, ...goods } of named) {
    // The seller's own terms apply to this product only; rules of law and company to every product of that name.
    const isSame = goods.name === text.trim();
    const places = isSame ? regions : null;
    const found = doorBlock(
      {
        ...goods,
        isControlled: isSame && isControlled,
        regions: regionCodes(places, false),
        exceptRegions: regionCodes(places, true),
        forbiddenBy: judgeCompanyGoods(companyRules ?? [])(goods).forbiddenBy,
      },
      door,
      buyer,
    );
    if (found) return found;
  }
  return null;
};

/** 云南白药 is named in 云南白药 1盒, but not in 云南白药牙膏. */
const isNamed = (name: string, text: string) =>
  text
    .split(name)
    .slice(1)
    .some((after) => !/^\p{L}/u.test(after) && !(/\d$/.test(name) && /^\d/.test(after)));
