import type { LineRefusal } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import type { CartRow, PreparedCart } from '#modules/cart/cart/index.ts';
import { type AddressRow, addressesOf } from '#modules/identity/address/index.ts';
import { type Delivery, readSettings } from '#modules/platform/setting/index.ts';
import { checkLines } from './check-lines.ts';
import { type AppliedBenefits, type BenefitChoices, chooseBenefits, type OfferedBenefits } from './choose-benefits.ts';

/** The choices of step 2; the shop fills in absent ones. */
export type CheckoutChoices = BenefitChoices & {
  lineIds: number[];
  /** The purchase request that set these lines aside; absent: they are in the cart. */
  requestId?: number | undefined;
  /** Lines outside any cart, instead of those. */
  rows?: CartRow[] | undefined;
  addressId?: number | undefined;
  delivery?: string | undefined;
};

/** Chosen lines with everything that decides the price of their order. */
export type JudgedCheckout = {
  /** The available lines, priced with the choices. */
  cart: PreparedCart;
  refused: LineRefusal[];
  benefits: AppliedBenefits;
  offers: () => OfferedBenefits;
  delivery: Delivery;
  deliveries: Delivery[];
  addresses: AddressRow[];
  /** Null if the buyer has none, or not the chosen one. */
  address: AddressRow | null;
};

/** Checks and prices the chosen lines like an order placed now (D6). Changes nothing. */
export const judgeCheckout = async (
  db: Executor,
  buyerId: number,
  choices: CheckoutChoices,
  now: Date,
): Promise<JudgedCheckout> => {
  const { deliveries } = await readSettings(db, ['deliveries']);
  const delivery = choices.delivery ? deliveries.find(({ code }) => code === choices.delivery) : deliveries[0];
  if (!delivery) throw invalid({ delivery: '请选择配送方式' });
  const addresses = await addressesOf(db, buyerId);
  const address = choices.addressId ? addresses.find(({ id }) => id === choices.addressId) : addresses[0];
  const place = { regionCode: address?.regionCode, isPickup: delivery.isPickup };
  const { lineIds, requestId, rows } = choices;
  const checked = await checkLines(db, { buyerId, lineIds, requestId, rows, ...place, now });
  const chosen = await chooseBenefits(db, buyerId, checked.cart, choices, now);
  return { ...chosen, refused: checked.refused, delivery, deliveries, addresses, address: address ?? null };
};
