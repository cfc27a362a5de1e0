import type { Db } from '#db/database.ts';

const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>();

/**
 * Whoever asks what is just being answered for somebody else gets that answer too. It is as fresh as one of its own
 * that was begun a moment earlier; nothing is kept once it is there. Not for who has just written something.
 */
export const shareAnswer = <T>(db: Db, question: string, answer: () => Promise<T>): Promise<T> => {
  const questions = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, questions);
  const known = questions.get(question);
  // The cast: a question is asked in one place, which always answers it with the same type.
  if (known) return known as Promise<T>;
  const begun = answer().finally(() => questions.delete(question));
  questions.set(question, begun);
  return begun;
};
