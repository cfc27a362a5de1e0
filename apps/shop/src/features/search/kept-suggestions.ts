import type { Suggestion } from '@yaoji/api-client/wire';
import { sessionStore } from '#shared/storage/storage.ts';

const key = 'suggestions';

type Kept = { type: Suggestion['type']; keywords: string; at: number; list: Suggestion[] };

/** The last suggestions, in session storage (S5): a page that opens next shows them without asking. */
export const keptSuggestions = {
  read(type: Kept['type'], keywords: string): Kept | undefined {
    try {
      const kept = JSON.parse(sessionStore.read(key) ?? 'null') as Kept | null;
      return kept?.type === type && kept.keywords === keywords && Array.isArray(kept.list) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write: (kept: Kept) => sessionStore.write(key, JSON.stringify(kept)),
  remove: () => sessionStore.remove(key),
};
