import type { Operation } from '@yaoji/api-client/document';

/** The kinds of things that requests refer to: one buyer's, or public. */
const things = [
  'address',
  'afterSales',
  'cartLine',
  /** A coupon that a buyer has claimed; the one to claim is public. */
  'coupon',
  'demand',
  'document',
  'feedback',
  /** By its address. */
  'file',
  'invoice',
  'message',
  /** The head office that asks a store for a link. */
  'office',
  'order',
  'orderLine',
  'orderNo',
  'orderReturn',
  'recall',
  'redPacket',
  'session',
  /** A store that an account may work as, or has asked. */
  'store',
  'voucher',
  /** What everybody sees: goods, activities, articles. Captchas, too: their ids can't be guessed. */
  'public',
  /** A file in the request itself. */
  'content',
] as const;

export type Thing = (typeof things)[number];

/**
 * What each field of an operation refers to (`x-owner`). The adapter looks up the things in the path, for which
 * `plugins/contract/owner.repository.ts` has a query, before the handler runs: another buyer's is not found. The handler's
 * own query has `buyer_id` in its condition as well.
 */
export const thingsOf = ({ id, owner }: Pick<Operation<string>, 'id' | 'owner'>): Record<string, Thing> => {
  const unknown = Object.values(owner).find((name) => !things.some((thing) => thing === name));
  if (unknown !== undefined) throw new Error(`x-owner of ${id} names the unknown thing ${unknown}`);
  return owner as Record<string, Thing>; // The cast: each is known now.
};

/** The same of addresses outside the contract. */
export const ownersOfAddresses: Record<string, Thing> = {
  '/uploads/:year/:month/:name': 'file',
  // For buyers only: reports on goods, which are nobody's.
  '/reports/:id.pdf': 'public',
  '/pictures/goods/:id/:view.svg': 'public',
  '/pictures/category/:id.svg': 'public',
  '/pictures/banner/:key.svg': 'public',
  '/pictures/brand/:name.svg': 'public',
  // Of goods, uploaded at the desk.
  '/pictures/own/:year/:month/:name': 'public',
  // The demonstration's; those of buyers are files.
  '/pictures/licence/:key.svg': 'public',
  '/pictures/qr/:key.svg': 'public',
  // Opens the session that an operator asked for at the desk, once.
  '/look/:ticket': 'public',
  // Shows an operator's draft, once.
  '/preview/:ticket': 'public',
  // What stands in for a provider, in the demonstration only.
  '/sandbox/cashier/:no': 'public',
  '/sandbox/wechat/:ticket': 'public',
};
