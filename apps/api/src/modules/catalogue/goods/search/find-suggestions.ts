import type { SearchKind } from '@yaoji/goods-text';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { type Match, matchKeywords, understandKeywords } from '#modules/catalogue/search/index.ts';
import { type Suggested, suggestMakers, suggestNames } from './suggest.repository.ts';

const shown = 10;

const suggestions = defineCache<Suggested[]>('suggestions');

/**
 * The names that match incomplete input, the best first. A name ranks by the sales of all its products, so all matches
 * are read. The result is cached, because most searches start with the same few characters.
 */
export const findSuggestions = async (db: Db, keywords: string, kind: SearchKind): Promise<Suggested[]> => {
  const match = matchKeywords(keywords, kind);
  if (!match) return [];
  return suggestions.get(db, {
    key: JSON.stringify([kind, keywords]),
    load: () => (kind === 'goods' ? suggestGoodsNames(db, keywords, match) : suggestMakers(db, match, shown)),
  });
};

/** Names similar to the input, if none matches it. */
const suggestGoodsNames = async (db: Db, keywords: string, match: Match): Promise<Suggested[]> => {
  const found = await suggestNames(db, match, shown);
  const guessed = found.length === 0 ? await understandKeywords(db, keywords) : null;
  return guessed ? suggestNames(db, guessed, shown) : found;
};
