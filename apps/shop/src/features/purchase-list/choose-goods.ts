import { type ChoiceRule, type QuantityLimits, quantityLimits, rankEqualGoods } from '@yaoji/domain';
import type { ListDraft, ListGoods, ListItem } from './list-item.ts';

export const listLimits = ({ packStep, stock, purchaseCap, isBuyable }: ListGoods): QuantityLimits =>
  quantityLimits({ packStep, stock, purchaseCap, buyable: isBuyable });

/** The row with this product, or with none; the requested quantity becomes full packs within stock and cap. */
export function chooseGoods(item: ListItem, goods: ListGoods | undefined): ListItem {
  if (!goods) return { ...item, goodsId: null, picked: null, quantity: '0', isIncluded: false, outcome: null };
  const limits = listLimits(goods);
  const option = item.options.find(({ goodsId }) => goodsId === goods.id);
  const quantity = limits.disabled || !option ? '0' : option.quantity;
  const picked = option?.isEqual ? 'own' : null;
  return { ...item, goodsId: goods.id, picked, quantity, isIncluded: !limits.disabled, outcome: null };
}

const equalOptions = ({ options }: ListItem) => options.filter(({ isEqual }) => isEqual);

/** The id of the next equal product that can be ordered; null if there is no other. */
export function nextEqual(item: ListItem, goods: ListDraft['goods']): number | null {
  const equal = equalOptions(item);
  const index = equal.findIndex(({ goodsId }) => goodsId === item.goodsId);
  const next = [...equal.slice(index + 1), ...equal.slice(0, Math.max(0, index))].find(({ goodsId }) => {
    const one = goods[goodsId];
    return one && !listLimits(one).disabled;
  });
  return index === -1 || !next ? null : next.goodsId;
}

/** Rows that the standing rule decided, decided again; choices by hand and rows in the cart stay. */
export const pickByRule = ({ items, goods }: ListDraft, rule: ChoiceRule): Map<number, ListItem> =>
  new Map(
    items.flatMap((item) => {
      if (item.goodsId === null || item.picked === null || item.picked === 'own' || item.outcome) return [];
      const { ranked, reason } = rankEqualGoods(
        equalOptions(item).map((option) => ({
          ...option,
          price: goods[option.goodsId]?.price ?? null,
          isPreferred: goods[option.goodsId]?.isPreferred ?? false,
        })),
        rule,
      );
      const chosen = goods[ranked[0]?.goodsId ?? 0];
      return chosen
        ? [[item.row, { ...chooseGoods(item, chosen), picked: reason, isIncluded: item.isIncluded }] as const]
        : [];
    }),
  );

/** Chooses the surest buyable match of open rows, except doubtful ones and another strength, pack, form or maker. */
export const chooseSurest = ({ items, goods }: ListDraft): Map<number, ListItem> =>
  new Map(
    items.flatMap((item) => {
      if (item.goodsId !== null || item.outcome || item.doubt) return [];
      const surest = item.options
        .filter(({ fit }) => fit !== 'differs')
        .map(({ goodsId }) => goods[goodsId])
        .find((one) => one && !listLimits(one).disabled);
      return surest ? [[item.row, chooseGoods(item, surest)] as const] : [];
    }),
  );
