import { normalizeText } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { replaceTags, type Subject, tagsOf } from './note.repository.ts';

/** Replaces the tags of an order or a buyer; returns those before and after. */
export const changeTags = async (db: Db, subject: Subject, names: readonly string[]) => {
  const before = await tagsOf(db, subject);
  await replaceTags(db, subject, [...new Set(names.map(normalizeText).filter(Boolean))]);
  return { before, after: await tagsOf(db, subject) };
};
