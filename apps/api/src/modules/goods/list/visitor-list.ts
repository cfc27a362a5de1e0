import type { OperationData } from '@yaoji/api-client/contract';
import { defineCache } from '#cache.ts';
import type { Db } from '#db/database.ts';
import { CachedAnswer } from '#operation.ts';
import type { FoundCards } from '../card/card.repository.ts';
import type { Summary } from './list-summary.ts';

type Listing = OperationData<'listGoods'>;

/** All that a list is made of, beside its question. */
export type ListSources = {
  cards: FoundCards['cards'];
  summary: Summary;
  /** In China: with it goods come near their expiry. */
  day: string;
};

export type FoundList = { sources: ListSources; write: () => Promise<Listing> };

const visitorLists = defineCache<{ sources: ListSources; answer: CachedAnswer<Listing> }>('visitorLists');

/**
 * A list as all visitors see it. Its sources are read on each request, so that a change shows at once, and it is only
 * written anew where one of them differs.
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
