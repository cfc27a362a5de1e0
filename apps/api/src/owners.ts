import type { Operation } from '@yaoji/api-client/document';

/** Kinds of things that requests refer to: a buyer's, or public. */
const things = [
  'address',
  'afterSales',
  'approvalRule',
  'cartLine',
  /** A coupon claimed by a buyer; coupons to claim are public. */
  'coupon',
  'demand',
  'document',
  'feedback',
  /** Identified by its address. */
  'file',
  /** A company's rule that forbids or prefers products. */
  'goodsRule',
  'invoice',
  'message',
  /** The head office that requests a link to a store. */
  'office',
  'order',
  'orderLine',
  'orderNo',
  'orderReturn',
  /** A person of a buyer's company. */
  'person',
  'proposal',
  /** Belongs to the store that orders, and to the company that decides it. */
  'purchaseRequest',
  'rebateNote',
  'recall',
  'redPacket',
  'session',
  /** A store that an account may work as, or has requested. */
  'store',
  'voucher',
  /** Public data: products, activities, articles. Also captchas, whose ids can't be guessed. */
  'public',
  /** A file in the request itself. */
  'content',
] as const;

export type Thing = (typeof things)[number];

/**
 * The kind of thing in each field of an operation (`x-owner`). Before the handler runs, the adapter looks up things in
 * the path if `plugins/contract/owner.repository.ts` has a query: another buyer's is not found. The handler's own query
 * also filters by `buyer_id`.
 */
export const thingsOf = ({ id, owner }: Pick<Operation<string>, 'id' | 'owner'>): Record<string, Thing> => {
  const unknown = Object.values(owner).find((name) => !things.some((thing) => thing === name));
  if (unknown !== undefined) throw new Error(`x-owner of ${id} names the unknown thing ${unknown}`);
  return owner as Record<string, Thing>; // The cast: each is known here.
};

/** The same for addresses outside the contract. */
export const ownersOfAddresses: Record<string, Thing> = {
  '/uploads/:year/:month/:name': 'file',
  // For buyers only: reports on products, which belong to nobody.
  '/reports/:id.pdf': 'public',
  '/pictures/goods/:id/:view.svg': 'public',
  '/pictures/category/:id.svg': 'public',
  '/pictures/banner/:key.svg': 'public',
  '/pictures/brand/:name.svg': 'public',
  // Pictures of products, uploaded at the desk.
  '/pictures/own/:year/:month/:name': 'public',
  // Of the demonstration; real buyers' licences are files.
  '/pictures/licence/:key.svg': 'public',
  '/pictures/qr/:key.svg': 'public',
  // Opens an impersonation session requested at the desk, once.
  '/look/:ticket': 'public',
  // Shows an operator's draft, once.
  '/preview/:ticket': 'public',
  // The stand-in for a provider, in the demonstration only.
  '/sandbox/cashier/:no': 'public',
  '/sandbox/wechat/:ticket': 'public',
};
