import type { OperationId } from '@yaoji/api-client/contract';

/** Operations that a program may be allowed to call; operations not listed here require a logged-in buyer. */
export const scopes = {
  goods: [
    'getBrand',
    'getGoods',
    'getUserState',
    'listActivities',
    'listActivityGoods',
    'listBrands',
    'listGoods',
    'listHotSearches',
    'suggestGoods',
    'suggestToOrder',
  ],
  cart: [
    'addCartLines',
    'deleteCartLines',
    'editCartLine',
    'getCart',
    'getCartTotal',
    'getNextHint',
    'matchPurchaseList',
    'quickAddGoods',
    'selectCartLines',
  ],
  orders: [
    'downloadInvoice',
    'downloadPapers',
    'getLogistics',
    'getOrder',
    'getReturn',
    'listInvoices',
    'listOrders',
    'previewBuyAgain',
  ],
  'place-orders': ['checkoutCart', 'listAddresses', 'placeOrder'],
} satisfies Record<string, readonly OperationId[]>;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as Scope[];

export const isScope = (name: string): name is Scope => Object.hasOwn(scopes, name);

/** True if one of the scopes covers the operation. */
export const permits = (allowed: readonly string[], operation: string | undefined): boolean =>
  allowed.filter(isScope).some((scope) => scopes[scope].some((id) => id === operation));
