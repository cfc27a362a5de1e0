import { goodsQuantityRules, type LimitedGoods } from '@yaoji/api-client/view';
import { clampQuantity, type QuantityLimits, quantityLimits } from '@yaoji/domain';

/** The allowed quantities of a product (Q1, Q2, Q6). */
export const limitsOf = (goods: LimitedGoods): QuantityLimits => quantityLimits(goodsQuantityRules(goods));

/** The initial value of a quantity field: one pack; 0 if there is less. */
export const firstQuantity = (limits: QuantityLimits) => clampQuantity(limits.min, limits).quantity;
