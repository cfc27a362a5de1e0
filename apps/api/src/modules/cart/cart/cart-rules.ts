import type { CartRules, DiscountRule, GiftDue, Tier, TierRule } from '@yaoji/api-client/wire';
import { type Activity, type ActivityGroup, compareMoney, toDate } from '@yaoji/domain';
import { scopeModel } from '#modules/selling/promotion/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import type { PreparedCart } from './price-cart-lines.ts';

/** The promotions that cover lines of the cart, after pricing. */
export const toCartRules = (cart: PreparedCart): Omit<CartRules, 'coupon' | 'voucher'> => {
  const covered = cart.priced.groups.flatMap((group) => {
    const activity = cart.promotions.activities.find(({ id }) => id === group.activityId);
    return activity ? [{ group, activity }] : [];
  });
  return {
    tierRules: covered.flatMap(({ group, activity }) => toTierRule(group, activity, cart) ?? []),
    discounts: covered.flatMap(({ group, activity }) => toDiscountRule(group, activity, cart) ?? []),
    combinations: cart.promotions.activities.flatMap((activity) =>
      activity.kind === 'combination' && cart.rows.some(({ activityId }) => activityId === activity.id)
        ? {
            ...base(activity),
            members: activity.members.map(({ goodsId, number }) => ({
              goodsId,
              number: toQuantity(String(number)),
            })),
          }
        : [],
    ),
    gifts: cart.priced.gifts.map((gift) => toGiftDue(gift, cart)),
  };
};

const toTierRule = (group: ActivityGroup, activity: Activity, cart: PreparedCart): TierRule | null => {
  if (activity.kind === 'discount' || activity.kind === 'combination') return null;
  return {
    ...base(activity),
    kind: activity.kind,
    measure: group.measure,
    repeats: activity.kind === 'gift' && activity.repeat === true,
    priority: activity.priority ?? 0,
    scope: toScope(activity),
    goodsIds: namedGoods(activity, cart),
    tiers: group.tiers.map((tier) => ({
      amount: toAmount(String(tier.amount), group.measure),
      money: toUnitPrice(String(tier.money)),
      status: tier.status,
      ...goodsOfTier(activity, String(tier.amount), cart),
    })),
    measured: group.measured,
    reduction: group.reduction,
  };
};

const toDiscountRule = (group: ActivityGroup, activity: Activity, cart: PreparedCart): DiscountRule | null => {
  if (activity.kind !== 'discount') return null;
  return {
    ...base(activity),
    rate: String(activity.rate),
    threshold: toQuantity(String(activity.threshold ?? '0')),
    measure: group.measure,
    priority: activity.priority ?? 0,
    scope: toScope(activity),
    goodsIds: namedGoods(activity, cart),
    isReached: group.reached !== null,
    reduction: group.reduction,
  };
};

const base = ({ id, title, startsAt, endsAt }: Activity) => ({
  id,
  title,
  startsAt: startsAt == null ? 0 : toSeconds(toDate(startsAt)),
  endsAt: endsAt == null ? 0 : toSeconds(toDate(endsAt)),
});

const namedGoods = ({ id }: Activity, { rows, promotions }: PreparedCart) => [
  ...new Set(rows.map(({ goodsId }) => goodsId).filter((goodsId) => promotions.activityIds.get(goodsId)?.includes(id))),
];

const toScope = ({ scope }: Activity) => (scope ? scopeModel(scope) : null);

const toAmount = (amount: string, measure: ActivityGroup['measure']) =>
  measure === 'money' ? toUnitPrice(amount) : toQuantity(amount);

const goodsOfTier = (activity: Activity, amount: string, cart: PreparedCart): Pick<Tier, 'gifts' | 'swaps'> => {
  if (activity.kind === 'discount' || activity.kind === 'combination') return { gifts: [], swaps: [] };
  const tiers = activity.tiers.filter((tier) => compareMoney(tier.amount, amount) === 0);
  return {
    gifts: tiers.flatMap((tier) =>
      ('gifts' in tier ? (tier.gifts ?? []) : []).map((gift) => ({
        ...shown(gift.goodsId, cart),
        name: gift.name,
        number: toQuantity(String(gift.number)),
        stock: toQuantity(String(gift.stock ?? '0')),
        block: gift.block ?? null,
      })),
    ),
    swaps: tiers.flatMap((tier) =>
      ('swaps' in tier ? tier.swaps : []).map((swap) => ({
        ...shown(swap.goodsId, cart),
        name: swap.name,
        price: toUnitPrice(String(swap.price)),
        number: toQuantity(String(swap.number)),
        stock: toQuantity(String(swap.stock ?? '0')),
      })),
    ),
  };
};

const toGiftDue = (gift: PreparedCart['priced']['gifts'][number], cart: PreparedCart): GiftDue => ({
  ...shown(gift.goodsId, cart),
  activityId: gift.activityId,
  name: gift.name,
  number: gift.quantity,
  promised: gift.promised,
  shortage: gift.shortage,
});

const shown = (goodsId: number, { offered }: PreparedCart) => {
  const found = offered.get(goodsId);
  return {
    goodsId,
    spec: found?.spec ?? null,
    unit: found?.unit ?? '件',
    picture: found?.picture ?? '',
  };
};
