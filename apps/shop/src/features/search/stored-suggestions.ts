import type { Suggestion } from '@yaoji/api-client/wire';
import { sessionStore } from '#shared/storage/storage.ts';

const key = 'suggestions';

type StoredSuggestions = { type: Suggestion['type']; keywords: string; at: number; list: Suggestion[] };

/** The last suggestions, in session storage (S5): the next page shows them without a request. */
export const storedSuggestions = {
  read(type: StoredSuggestions['type'], keywords: string): StoredSuggestions | undefined {
    try {
      const stored = JSON.parse(sessionStore.read(key) ?? 'null') as StoredSuggestions | null;
      return stored?.type === type && stored.keywords === keywords && Array.isArray(stored.list) ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  write: (stored: StoredSuggestions) => sessionStore.write(key, JSON.stringify(stored)),
  remove: () => sessionStore.remove(key),
};
