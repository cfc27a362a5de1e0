import type { Context } from '#operation.ts';
import type { Viewing } from './load-goods.ts';

/** As whom a caller sees goods. */
export const viewingOf = ({ signedIn, now, config }: Context): Viewing => ({
  buyerId: signedIn?.buyerId ?? null,
  now,
  arePricesOpen: config.openPrices,
});
