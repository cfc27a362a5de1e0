import type { OperationData } from '@yaoji/api-client/contract';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { CachedAnswer } from '#operation.ts';
import type { Summary } from './list-summary.ts';

type Listing = OperationData<'listGoods'>;

/** All sources of a list, besides its query. */
export type ListSources = {
  cards: string;
  summary: Summary;
  /** In China: decides which expiries are near. */
  day: string;
};

export type FoundList = { sources: ListSources; write: () => Promise<Listing> };

const visitorLists = defineCache<{ sources: ListSources; answer: CachedAnswer<Listing> }>('visitorLists');

/**
 * A list as all visitors see it. Each request reads its sources, so changes are visible immediately, but serialises it
 * again only if one of them differs.
 */
export const visitorList = async (
  db: Db,
  question: string,
  find: () => Promise<FoundList>,
): Promise<CachedAnswer<Listing>> => {
  const { answer } = await visitorLists.get(db, {
    key: question,
    load: async (cached) => {
      const { sources, write } = await find();
      if (cached && areSame(cached.sources, sources)) return cached;
      return { sources, answer: new CachedAnswer(await write()) };
    },
  });
  return answer;
};

const areSame = (some: ListSources, others: ListSources) =>
  some.summary === others.summary && some.day === others.day && some.cards === others.cards;
