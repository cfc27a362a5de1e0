import type { CartRules, DiscountRule, Tier, TierRule } from '@yaoji/api-client/wire';
import { type Activity, type ActivityGroup, addDecimals, compareMoney, toDate } from '@yaoji/domain';
import type { CartOfShop } from './price-shop-cart.ts';
import { findGoods, type Shop, toSeconds } from './shop.ts';

/** The promotions that cover lines of the cart. */
export function cartRules({ priced }: CartOfShop, shop: Shop): CartRules {
  const covered = priced.groups.flatMap((group) => {
    const activity = shop.state.activities.find(({ id }) => id === group.activityId);
    return activity && group.lineIds.length > 0 ? [{ group, activity }] : [];
  });
  return {
    tierRules: covered.flatMap(({ group, activity }) => tierRule(group, activity, shop)),
    discounts: covered.flatMap(({ group, activity }) => discountRule(group, activity)),
    combinations: [],
    gifts: priced.gifts.map(({ activityId, goodsId, name, quantity, promised, shortage }) => ({
      ...shownGoods(goodsId, shop),
      activityId,
      name,
      number: quantity,
      promised,
      shortage,
    })),
    coupon: null,
    voucher: null,
  };
}

function tierRule(group: ActivityGroup, activity: Activity, shop: Shop): TierRule[] {
  if (activity.kind !== 'full_reduction' && activity.kind !== 'gift') return [];
  return [
    {
      ...base(group, activity),
      kind: activity.kind,
      repeats: activity.kind === 'gift' && activity.repeat === true,
      tiers: group.tiers.map(({ amount, money, status }) => ({
        amount,
        money,
        status,
        gifts: giftsOf(activity, amount, shop),
        swaps: [],
      })),
      measured: group.measured,
    },
  ];
}

function discountRule(group: ActivityGroup, activity: Activity): DiscountRule[] {
  if (activity.kind !== 'discount') return [];
  const { rate, threshold } = activity;
  return [
    {
      ...base(group, activity),
      rate: String(rate),
      threshold: String(threshold ?? '0'),
      isReached: group.reached !== null,
    },
  ];
}

/** Activities name their products by scope alone. */
const base = ({ measure, reduction }: ActivityGroup, { id, title, startsAt, endsAt, scope, priority }: Activity) => ({
  id,
  title,
  measure,
  priority: priority ?? 0,
  scope: scope ? scopeOf(scope) : null,
  goodsIds: [],
  startsAt: startsAt == null ? 0 : toSeconds(toDate(startsAt)),
  endsAt: endsAt == null ? 0 : toSeconds(toDate(endsAt)),
  reduction,
});

/** The same lists, on the wire's terms: ids are numbers, and lists that are absent stay so. */
function scopeOf({ goodsIds, categoryIds, makers, scopes, exceptGoodsIds }: NonNullable<Activity['scope']>) {
  return {
    ...(goodsIds && { goodsIds: goodsIds.map(Number) }),
    ...(categoryIds && { categoryIds: categoryIds.map(Number) }),
    ...(makers && { makers: [...makers] }),
    ...(scopes && { scopes: [...scopes] }),
    ...(exceptGoodsIds && { exceptGoodsIds: exceptGoodsIds.map(Number) }),
  };
}

function giftsOf(activity: Activity, amount: string, shop: Shop): Tier['gifts'] {
  if (activity.kind !== 'gift' && activity.kind !== 'full_reduction') return [];
  const tiers = activity.tiers.filter((tier) => compareMoney(tier.amount, amount) === 0);
  return tiers.flatMap(({ gifts = [] }) =>
    gifts.map(({ goodsId, name, number, stock, block }) => ({
      ...shownGoods(goodsId, shop),
      name,
      number: String(number),
      stock: String(stock ?? findGoods(shop, goodsId)?.stock ?? '0'),
      block: block ?? null,
    })),
  );
}

function shownGoods(goodsId: number, shop: Shop) {
  const goods = findGoods(shop, goodsId);
  return {
    goodsId,
    spec: goods?.spec ?? null,
    unit: goods?.unit ?? '盒',
    picture: `/pictures/goods/${goodsId}/1.svg`,
  };
}

/** Units gifts with each line, by its id. */
export function giftsByLine({ priced }: CartOfShop): Map<number, { total: string; type: 1 }> {
  const found = new Map<number, { total: string; type: 1 }>();
  for (const { activityId, lineIds } of priced.groups) {
    const gifts = priced.gifts.filter((gift) => gift.activityId === activityId).map(({ quantity }) => quantity);
    if (gifts.length === 0) continue;
    for (const id of lineIds) {
      const before = found.get(id)?.total ?? '0';
      found.set(id, { total: String(Number(addDecimals(before, ...gifts))), type: 1 });
    }
  }
  return found;
}
