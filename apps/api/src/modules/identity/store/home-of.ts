import { required } from '#errors/refusal.ts';
import { findSessionOrigin } from '#modules/identity/auth/index.ts';
import type { BuyerContext } from '#operation.ts';

/** The account that logged in, whichever store the session works as now: it alone has rights. */
export const homeOf = async ({ db, signedIn }: BuyerContext): Promise<number> => {
  const origin = required(await findSessionOrigin(db, signedIn.sessionId), 'signedOut');
  return origin.homeId;
};
