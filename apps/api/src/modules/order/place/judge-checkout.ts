import type { LineRefusal } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { type AddressRow, addressesOf } from '#modules/address/index.ts';
import type { PreparedCart } from '#modules/cart/index.ts';
import { type Delivery, readSettings, type Settings } from '#modules/setting/index.ts';
import { checkLines } from './check-lines.ts';
import { type BenefitChoices, type Benefits, chooseBenefits } from './choose-benefits.ts';

/** What was chosen in step 2; what is absent is chosen for the buyer. */
export type CheckoutChoices = BenefitChoices & {
  lineIds: number[];
  addressId?: number | undefined;
  delivery?: string | undefined;
};

/** Chosen lines with all that decides what their order costs. */
export type JudgedCheckout = {
  /** The lines that can be had, priced with what was chosen. */
  cart: PreparedCart;
  refused: LineRefusal[];
  benefits: Benefits;
  delivery: Delivery;
  addresses: AddressRow[];
  /** Null where the buyer has none, or not the one that was chosen. */
  address: AddressRow | null;
  settings: Pick<Settings, 'deliveries' | 'shipping'>;
};

/** Judges and prices the chosen lines as an order of now would (D6). Changes nothing. */
export const judgeCheckout = async (
  db: Executor,
  buyerId: number,
  choices: CheckoutChoices,
  now: Date,
): Promise<JudgedCheckout> => {
  const settings = await readSettings(db, ['deliveries', 'shipping']);
  const { deliveries } = settings;
  const delivery = choices.delivery ? deliveries.find(({ code }) => code === choices.delivery) : deliveries[0];
  if (!delivery) throw invalid({ delivery: '请选择配送方式' });
  const checked = await checkLines(db, { buyerId, lineIds: choices.lineIds, isPickup: delivery.isPickup, now });
  const { cart, benefits } = await chooseBenefits(db, buyerId, checked.cart, choices, now);
  const addresses = await addressesOf(db, buyerId);
  const address = choices.addressId ? addresses.find(({ id }) => id === choices.addressId) : addresses[0];
  return { cart, refused: checked.refused, benefits, delivery, addresses, address: address ?? null, settings };
};
