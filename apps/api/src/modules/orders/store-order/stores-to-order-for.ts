import type { Executor } from '#db/database.ts';
import type { PreparedCart } from '#modules/cart/cart/index.ts';
import { storesBelow } from '#modules/identity/store/index.ts';
import { approvalsOf, reasonsIn } from '#modules/orders/company-approval/index.ts';
import type { SignedIn } from '#operation.ts';

/** The account whose stores this session may order for, whichever it works as. */
export const officeOf = ({ buyerId, homeId }: Pick<SignedIn, 'buyerId' | 'homeId'>): number => homeId ?? buyerId;

/** The head office first. */
export const storesOf = async (db: Executor, signedIn: SignedIn): Promise<number[]> => {
  const office = officeOf(signedIn);
  return [office, ...(await storesBelow(db, office)).filter((id) => id !== office)];
};

/**
 * Why a store's order needs an approval: by the limits and rules of the person who orders, and by other head offices
 * of the store.
 */
export const approvalReasons = async (
  db: Executor,
  storeId: number,
  signedIn: SignedIn,
  cart: PreparedCart,
): Promise<string[]> => {
  const { member } = signedIn;
  const office = officeOf(signedIn);
  const own = member || storeId === office ? await approvalsOf(db, office, member ? { member } : {}, cart) : [];
  const others = storeId === office ? [] : await approvalsOf(db, storeId, { homeId: office }, cart);
  return [...new Set(reasonsIn([...own, ...others]))];
};
