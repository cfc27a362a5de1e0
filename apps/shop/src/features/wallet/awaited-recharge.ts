import { sessionStore } from '#shared/storage/storage.ts';

const place = 'yaoji:recharge';

/** A recharge that the buyer went to pay, and the balance before it. */
export type AwaitedRecharge = { readonly amount: string; readonly balance: string };

/** Kept over the way to the provider's page and back. */
export const awaitRecharge = (recharge: AwaitedRecharge) => sessionStore.write(place, JSON.stringify(recharge));

export const forgetRecharge = () => sessionStore.remove(place);

export function readAwaitedRecharge(): AwaitedRecharge | null {
  try {
    const kept = JSON.parse(sessionStore.read(place) ?? 'null') as Partial<AwaitedRecharge> | null;
    return kept && typeof kept.amount === 'string' && typeof kept.balance === 'string'
      ? { amount: kept.amount, balance: kept.balance }
      : null;
  } catch {
    return null;
  }
}
