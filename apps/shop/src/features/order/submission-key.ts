import { newKey } from '@yaoji/api-client';
import { localStore } from '#shared/storage/storage.ts';

const storageKey = 'submission';

/**
 * The idempotency key for submitting these lines (O1). Every tab of the browser can read it, so that two tabs with the
 * same lines place one order; other lines get another key.
 */
export function submissionKey(lineIds: readonly number[]): string {
  const lines = [...lineIds].sort((a, b) => a - b).join(',');
  const [storedLines, storedKey] = (localStore.read(storageKey) ?? '').split(' ');
  if (storedLines === lines && storedKey) return storedKey;
  const key = newKey();
  // A tab that does not know its lines yet would clear the lines of the others.
  if (lines) localStore.write(storageKey, `${lines} ${key}`);
  return key;
}

/** The order is placed: the same lines in the cart are now another order. */
export const forgetSubmission = () => localStore.remove(storageKey);
