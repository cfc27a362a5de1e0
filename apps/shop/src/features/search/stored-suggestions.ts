import type { Suggestion } from '@yaoji/api-client/wire';
import { sessionStore } from '#shared/storage/storage.ts';

const storageKey = 'suggestions';

type StoredSuggestions = { type: Suggestion['type']; keywords: string; at: number; list: Suggestion[] };

/** The last suggestions, in session storage (S5): the next page shows them without a request. */
export const storedSuggestions = {
  read(type: StoredSuggestions['type'], keywords: string): StoredSuggestions | undefined {
    const stored = sessionStore.readJson<StoredSuggestions>(storageKey);
    return stored?.type === type && stored.keywords === keywords && Array.isArray(stored.list) ? stored : undefined;
  },
  write: (stored: StoredSuggestions) => sessionStore.writeJson(storageKey, stored),
  remove: () => sessionStore.remove(storageKey),
};
