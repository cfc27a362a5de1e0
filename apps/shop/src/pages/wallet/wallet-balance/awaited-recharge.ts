import { sessionStore } from '#shared/storage/storage.ts';

const storageKey = 'recharge';

/** A recharge that the buyer is paying, and the balance before it. */
export type AwaitedRecharge = { readonly amount: string; readonly balance: string };

/** Remembers a recharge during the visit to the provider's page. */
export const awaitRecharge = (recharge: AwaitedRecharge) => sessionStore.writeJson(storageKey, recharge);

export const forgetRecharge = () => sessionStore.remove(storageKey);

export function readAwaitedRecharge(): AwaitedRecharge | null {
  const stored = sessionStore.readJson<Partial<AwaitedRecharge>>(storageKey);
  return typeof stored?.amount === 'string' && typeof stored.balance === 'string'
    ? { amount: stored.amount, balance: stored.balance }
    : null;
}
