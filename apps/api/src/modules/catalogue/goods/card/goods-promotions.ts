import type { ActivityReference, Goods, Tag, TagName } from '@yaoji/api-client/wire';
import { activityKinds, compareDecimals, ruleParts } from '@yaoji/domain';
import { type SpecialOffer, toSpecialPrice } from '#modules/selling/promotion/index.ts';
import { activitiesOfGoods } from './activities-of-goods.ts';
import type { GoodsFacts } from './goods-facts.ts';
import type { Card, CardContext } from './goods-model.ts';

type GoodsPromotions = Pick<
  Goods,
  'tags' | 'ruleRole' | 'ruleText' | 'kind' | 'fullReductionId' | 'buyLabel' | 'activities' | 'special'
>;

const tagWords: Record<TagName, string> = {
  优: '优医汇专享',
  秒: '限时秒杀',
  满: '参加满减',
  换购: '可换购',
  赠: '买就赠',
  特: '天天特价',
  新: '新品上架',
};

/** Running promotions of a product: badges, tags, and the one special price that counts now. */
export const goodsPromotions = (
  row: Card,
  context: CardContext,
  { ownPrice }: Pick<GoodsFacts, 'ownPrice'>,
): GoodsPromotions => {
  const { goods } = row;
  const { offers, buyLabels } = context.promotions;
  const joins = ownPrice?.joinsPromotions !== false;
  const covering = joins ? activitiesOfGoods(context.promotions, { ...goods, categoryIds: row.categoryIds }) : [];
  const offer = bestOffer(offers.filter(({ goodsId }) => goodsId === goods.id));
  const swap = offers.find(({ goodsId, kind }) => goodsId === goods.id && kind === 'swap');
  const references: ActivityReference[] = [
    ...(offer ? [toReference(offer.activityId, offerKind(offer), [offer.title])] : []),
    ...covering.map((activity) => toReference(activity.id, activity.kind, ruleParts(activity))),
  ];
  const reduction = covering.find(({ kind }) => kind === 'full_reduction');
  return {
    tags: tagsOf(
      (row.tags as TagName[]).filter((tag) => joins || !(tag === '满' || tag === '赠')),
      references,
    ),
    ruleRole: reduction ? 'full_reduction' : swap ? 'swap' : 'none',
    ruleText: reduction ? ruleParts(reduction).join('，') : (swap?.title ?? null),
    kind: offer?.kind === 'seckill' ? 'seckill' : offer ? 'special' : 'ordinary',
    fullReductionId: Number(reduction?.id ?? 0),
    buyLabel:
      references.map(({ id }) => buyLabels.get(id)).find(Boolean) ?? (offer?.kind === 'seckill' ? '立即秒杀' : null),
    activities: references,
    special: offer && toSpecialPrice(offer),
  };
};

const toReference = (id: number, kind: ActivityReference['kind'], parts: string[]): ActivityReference => ({
  id,
  kind,
  label: parts.join('，'),
  parts,
});

/** A seckill precedes a daily special; sold-out ones don't count. */
const bestOffer = (offers: SpecialOffer[]): SpecialOffer | null => {
  const there = offers.filter(({ stock }) => stock === null || compareDecimals(stock, 0) > 0);
  return there.find(({ kind }) => kind === 'seckill') ?? there.find(({ kind }) => kind === 'special') ?? null;
};

const offerKind = ({ kind }: SpecialOffer): ActivityReference['kind'] =>
  kind === 'seckill' ? 'seckill' : 'daily_special';

/** The product's own tags and those of its promotions, each once, with a link to a public activity. */
const tagsOf = (own: TagName[], references: ActivityReference[]): Tag[] => {
  const running = new Map<TagName, ActivityReference>();
  for (const reference of references) {
    const name = activityKinds[reference.kind].tag;
    if (name && !running.has(name)) running.set(name, reference);
  }
  return [...new Set([...running.keys(), ...own])].map((name) => {
    const reference = running.get(name);
    return {
      name,
      description: reference?.label ?? tagWords[name],
      isLink: reference !== undefined,
      // Hidden tags are not sent.
      isShown: true,
      target: reference ? String(reference.id) : null,
    };
  });
};
