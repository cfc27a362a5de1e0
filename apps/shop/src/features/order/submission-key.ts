import { newKey } from '#shared/random/new-key.ts';
import { localStore } from '#shared/storage/storage.ts';

const place = 'submission';

/**
 * The idempotency key of submitting these lines (O1). Kept where every tab of the browser finds it, so that two tabs
 * with the same lines submit one order; other lines begin another.
 */
export function submissionKey(lineIds: readonly number[]): string {
  const lines = [...lineIds].sort((a, b) => a - b).join(',');
  const [storedLines, storedKey] = (localStore.read(place) ?? '').split(' ');
  if (storedLines === lines && storedKey) return storedKey;
  const key = newKey();
  // A tab that does not know its lines yet would make the others lose theirs.
  if (lines) localStore.write(place, `${lines} ${key}`);
  return key;
}

/** The order was made: the same lines in the cart again are another order. */
export const forgetSubmission = () => localStore.remove(place);
