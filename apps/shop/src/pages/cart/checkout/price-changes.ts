import { type Checkout, pricingInput } from '@yaoji/api-client/wire';
import { compareTotals, priceCart } from '@yaoji/domain';

/** A line's difference from its last displayed figures. */
export type PriceChange = { readonly lineId: number; readonly name: string; readonly message: string };

/** How each line differs from its displayed figures (O3); `priceCart` calculates both (D6). */
export function priceChanges(shown: Checkout, renewed: Checkout): PriceChange[] {
  const { lines } = compareTotals(
    { payable: shown.expectedTotal, lines: price(shown).lines.flatMap(bought) },
    price(renewed),
  );
  const names = new Map([...shown.lines, ...renewed.lines].map(({ id, goods }) => [id, goods.name]));
  return lines.map(({ id, message }) => ({ lineId: id, name: names.get(id) ?? '商品', message }));
}

const price = (checkout: Checkout) =>
  priceCart(
    pricingInput(checkout, {
      coupon: checkout.rules.coupon,
      voucher: checkout.rules.voucher,
      redPacket: checkout.redPackets.find(({ id }) => id === checkout.redPacketId) ?? null,
    }),
  );

const bought = ({ id, quantity, unitPrice, proof }: ReturnType<typeof price>['lines'][number]) =>
  unitPrice === null ? [] : [{ id, quantity, unitPrice, paid: proof.paid }];
