import type { Combination } from '@yaoji/api-client/wire';
import { subtractMoney } from '@yaoji/domain';
import type { CombinationView, PriceValue } from '@yaoji/ui';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';

/** The card of a combination; `hidden` is why there are no prices, `block` why it cannot be bought. */
export function toCombinationView(
  { title, members, price, singlePrice, sets, isBuyable }: Combination,
  hidden: PriceValue,
  block: CombinationView['block'],
): CombinationView {
  const saved = price !== null && singlePrice !== null ? subtractMoney(singlePrice, price) : '0.00';
  return {
    title,
    goods: members.map(({ goods, number, price: unitPrice }) => ({
      id: goods.id,
      name: goods.name,
      href: href('list_info', { id: goods.id }),
      spec: goods.spec ?? undefined,
      picture: goods.pictures[0]?.large,
      quantity: `${number}${goods.unit}`,
      price: unitPrice ?? hidden,
    })),
    price: price ?? hidden,
    basePrice: isZeroMoney(saved) ? undefined : (singlePrice ?? undefined),
    saved: isZeroMoney(saved) ? undefined : saved,
    stock: isBuyable ? `可购 ${sets} 套` : undefined,
    block,
  };
}
