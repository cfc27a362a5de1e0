import { compareDecimals } from '../decimal-arithmetic.ts';
import { quantityLimits, quantityReasonText } from '../quantity/quantity-limits.ts';
import { block } from './block-message.ts';
import { capText, resetText } from './cap-text.ts';
import type { BlockGoods, PurchaseBlock } from './types.ts';

/** Stock, pack step and cap. */
export function shortSupply(goods: BlockGoods): PurchaseBlock | null {
  const { reason } = quantityLimits({
    packStep: goods.packStep,
    stock: goods.stock,
    purchaseCap: goods.purchaseCap ?? null,
    quotaLeft: goods.quota?.left ?? null,
    buyable: true,
  });
  if (reason === null) return null;
  if (reason === 'QUOTA_USED') return block('QUOTA_USED', quotaMessage(goods));
  return reason === 'NO_STOCK'
    ? block('NO_STOCK', quantityReasonText.NO_STOCK)
    : block('BELOW_PACK', quantityReasonText.BELOW_PACK);
}

function quotaMessage(goods: BlockGoods): string {
  const cap = goods.purchaseCap;
  const said =
    cap != null && compareDecimals(cap, 0) > 0
      ? `${capText({ cap, period: goods.capPeriod ?? null, unit: goods.unit ?? null })}，已购完`
      : quantityReasonText.QUOTA_USED;
  const resetsAt = goods.quota?.resetsAt;
  return resetsAt == null ? said : `${said}，${resetText(resetsAt)}`;
}
