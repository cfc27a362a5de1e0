import { sessionStore } from '#shared/storage/storage.ts';

const place = 'recharge';

/** A recharge that the buyer is paying, and the balance before it. */
export type AwaitedRecharge = { readonly amount: string; readonly balance: string };

/** Remembers a recharge during the visit to the provider's page. */
export const awaitRecharge = (recharge: AwaitedRecharge) => sessionStore.write(place, JSON.stringify(recharge));

export const forgetRecharge = () => sessionStore.remove(place);

export function readAwaitedRecharge(): AwaitedRecharge | null {
  try {
    const stored = JSON.parse(sessionStore.read(place) ?? 'null') as Partial<AwaitedRecharge> | null;
    return stored && typeof stored.amount === 'string' && typeof stored.balance === 'string'
      ? { amount: stored.amount, balance: stored.balance }
      : null;
  } catch {
    return null;
  }
}
