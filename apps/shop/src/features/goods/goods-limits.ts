import { goodsQuantityRules, type LimitedGoods } from '@yaoji/api-client/view';
import { clampQuantity, type QuantityLimits, quantityLimits } from '@yaoji/domain';

/** The range in which goods may be bought (Q1, Q2, Q6). */
export const limitsOf = (goods: LimitedGoods): QuantityLimits => quantityLimits(goodsQuantityRules(goods));

/** The quantity that a field starts with: one pack; 0 where there is less. */
export const firstQuantity = (limits: QuantityLimits) => clampQuantity(limits.min, limits).quantity;
