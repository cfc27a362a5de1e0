import type { OperationData } from '@yaoji/api-client/contract';
import type { Db } from '#db/database.ts';
import { LastingAnswer } from '#operation.ts';
import { type FoundCards, haveSameCards } from './card.repository.ts';
import type { Summary } from './list-summary.ts';

type ListAnswer = LastingAnswer<OperationData<'listGoods'>>;

/** All that an answer to visitors is made of, beside its question. */
export type AnswerSources = {
  cards: FoundCards;
  summary: Summary;
  /** In China: with it goods come near their expiry. */
  day: string;
};

/** Of some hundred kilobytes each. */
const mostKept = 120;

const keptOf = new WeakMap<Db, Map<string, AnswerSources & { answer: ListAnswer }>>();

/**
 * The answer to a question of visitors, made and written once for as long as the database tells the same. It is asked
 * each time, so that a change shows at once; only for visitors, who all see the same.
 */
export const keepAnswer = async (
  db: Db,
  question: string,
  sources: AnswerSources,
  make: () => Promise<OperationData<'listGoods'>>,
): Promise<ListAnswer> => {
  const kept = keptOf.get(db) ?? new Map<string, AnswerSources & { answer: ListAnswer }>();
  keptOf.set(db, kept);
  const known = kept.get(question);
  kept.delete(question);
  const isSame =
    known?.summary === sources.summary && known.day === sources.day && haveSameCards(known.cards, sources.cards);
  const answer = known && isSame ? known.answer : new LastingAnswer(await make());
  kept.set(question, { ...sources, answer });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return answer;
};
