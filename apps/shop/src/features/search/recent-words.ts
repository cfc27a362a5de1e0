import { localStore } from '#shared/storage/storage.ts';

const maxWords = 10;
const storageKey = (buyerId: number) => `recent-words:${buyerId}` as const;

/** The last searches of a buyer (0 for visitors) in this browser, latest first. */
export const recentWords = {
  read(buyerId: number): string[] {
    const stored = localStore.readJson<unknown>(storageKey(buyerId));
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [];
  },
  add(buyerId: number, word: string) {
    const words = [word, ...recentWords.read(buyerId).filter((each) => each !== word)];
    localStore.writeJson(storageKey(buyerId), words.slice(0, maxWords));
  },
  clear: (buyerId: number) => localStore.remove(storageKey(buyerId)),
};
