import { localStore } from '#shared/storage/storage.ts';

const maxWords = 10;

/** The last searches of a buyer (0 for visitors) in this browser, latest first. */
export const recentWords = {
  read(buyerId: number): string[] {
    try {
      const stored: unknown = JSON.parse(localStore.read(`recent-words:${buyerId}`) ?? '[]');
      return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [];
    } catch {
      return [];
    }
  },
  add(buyerId: number, word: string) {
    const words = [word, ...recentWords.read(buyerId).filter((each) => each !== word)];
    localStore.write(`recent-words:${buyerId}`, JSON.stringify(words.slice(0, maxWords)));
  },
  clear: (buyerId: number) => localStore.remove(`recent-words:${buyerId}`),
};
