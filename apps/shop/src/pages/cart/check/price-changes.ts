import { type Checkout, pricingInput } from '@yaoji/api-client/wire';
import { compareTotals, priceCart } from '@yaoji/domain';

/** What is different about a line since it was shown. */
export type PriceChange = { readonly lineId: number; readonly name: string; readonly message: string };

/** Line by line, how the new figures differ from those that the buyer saw (O3); both by the pricing function (D6). */
export function priceChanges(shown: Checkout, renewed: Checkout): PriceChange[] {
  const { lines } = compareTotals(
    { payable: shown.expectedTotal, lines: price(shown).lines.flatMap(bought) },
    price(renewed),
  );
  const names = new Map([...shown.lines, ...renewed.lines].map(({ id, goods }) => [id, goods.name]));
  return lines.map(({ id, message }) => ({ lineId: Number(id), name: names.get(Number(id)) ?? '商品', message }));
}

const price = (check: Checkout) =>
  priceCart(
    pricingInput(check, {
      coupon: check.rules.coupon,
      voucher: check.rules.voucher,
      redPacket: check.redPackets.find(({ id }) => id === check.redPacketId) ?? null,
    }),
  );

const bought = ({ id, quantity, unitPrice, proof }: ReturnType<typeof price>['lines'][number]) =>
  unitPrice === null ? [] : [{ id, quantity, unitPrice, paid: proof.paid }];
