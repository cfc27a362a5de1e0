import type { Schemas } from '@yaoji/api-client/desk';
import { formatMoney } from '@yaoji/ui';

export const isSome = (amount: string | null): amount is string => amount !== null && Number(amount) !== 0;

/** The figures of a span in one line; the margin only for roles that see it. */
export const salesText = ({ orders, buyers, amount, refunded, net, margin, withoutCost }: Schemas['SalesFigures']) =>
  [
    `${orders} 单 · ${buyers} 家 · ${formatMoney(amount)} − 已退 ${formatMoney(refunded)} = 净额 ${formatMoney(net)}`,
    margin !== null && `毛利 ${formatMoney(margin)}`,
    isSome(withoutCost) && `另有净额 ${formatMoney(withoutCost)} 没有进价，不计毛利`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The value of a list of stock; how many rows have none. */
export const stockText = ({ value, withoutCost }: Schemas['StockSum']) =>
  `按现在的进价共 ${formatMoney(value)}${withoutCost > 0 ? `，另有 ${withoutCost} 条没有进价` : ''}`;
