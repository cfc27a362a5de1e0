import type { Schemas } from '@yaoji/api-client/desk/contract';
import { notesOf, type Subject, tagsOf } from '#modules/operators/note/index.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import type { WorkingContext } from './operation.ts';

type Loaded = { tags: string[]; notes: Schemas['Note'][] };

/** Tags and notes of an order or a buyer. */
export const loadNotes = async (
  { db, working }: Pick<WorkingContext, 'db' | 'working'>,
  subject: Subject,
): Promise<Loaded> => ({
  tags: await tagsOf(db, subject),
  notes: (await notesOf(db, subject)).map(({ operatorId, createdAt, ...note }) => ({
    ...note,
    isOwn: toFlag(operatorId === working.operator.id),
    createdAt: toSeconds(createdAt),
  })),
});
