import type { Goods } from '@yaoji/api-client/wire';
import { unitPriceFor } from '@yaoji/domain';
import { serverNow } from '#shared/clock/server-clock.ts';

type PricedGoods = Pick<Goods, 'special' | 'listPrice' | 'ladder' | 'ownPrice'>;

/** The unit price at a quantity now, before anything that depends on the rest of the cart; null if hidden. */
export const unitPriceOf = (goods: PricedGoods, quantity: string) => unitPriceFor(goods, quantity, serverNow());
