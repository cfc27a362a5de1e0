import { compareMoney, subtractMoney } from '../money/arithmetic.ts';
import type { PriceKind } from './cart.ts';
import type { PricedLine } from './priced-cart.ts';
import { reductionName } from './reductions.ts';

/** One link of a price proof. */
export interface PriceStep {
  /** `原价`, `阶梯价`, `满减分摊` … */
  label: string;
  /** The reduction of the step, `0.00` for the first and the last. */
  off: string;
  /** The remaining amount. */
  left: string;
}

const PRICE_LABELS: Readonly<Record<PriceKind, string>> = {
  list: '阶梯价',
  ladder: '阶梯价',
  own: '协议价',
  seckill: '秒杀价',
  special: '特价',
  combination: '组合价',
  swap: '换购价',
};

/**
 * A line's price as a readable chain (K5): list, own, tier or special price, the shares of full reduction, discount, coupon,
 * cash voucher and red packet, paid. Steps without a reduction are left out.
 *
 * @example explainPrice(line).map(({ label, left }) => `${label} ${left}`) // ['原价 128.00', '满减分摊 118.00', '实付 118.00']
 */
export function explainPrice({ proof, priceKind }: Pick<PricedLine, 'proof' | 'priceKind'>): PriceStep[] {
  const priceLabel = PRICE_LABELS[priceKind] + (proof.ownPrice ? `（${proof.ownPrice.title}）` : '');
  // Where the list price is not shown, the chain begins with the own price.
  const isFirst = priceKind === 'own' && compareMoney(proof.priceReduction, 0) === 0;
  const steps: PriceStep[] = [{ label: isFirst ? priceLabel : '原价', off: '0.00', left: proof.list }];
  let left = proof.list;
  const links: readonly (readonly [string, string])[] = [
    [priceLabel, proof.priceReduction],
    ...proof.reductions.map(({ code, amount }) => [`${reductionName(code)}分摊`, amount] as const),
  ];
  for (const [label, off] of links) {
    if (compareMoney(off, 0) === 0) continue;
    left = subtractMoney(left, off);
    steps.push({ label, off, left });
  }
  steps.push({ label: '实付', off: '0.00', left: proof.paid });
  return steps;
}
