import { feedbackCodec } from '@yaoji/api-client/wire';
import type { FeedbackEntry } from '#db/schema/feedback.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { type FeedbackRow, lockFeedback, ownFeedback, updateFeedback } from './feedback.repository.ts';

const mostEntries = 100;

/** The talk after the feedback itself. */
export const talkOf = ({ talk, answer, answeredAt }: FeedbackRow): FeedbackEntry[] =>
  talk.length > 0 || answer === null || answeredAt === null
    ? talk
    : [{ from: 'service', text: answer, at: answeredAt.toISOString() }];

export const listFeedback: Handler<'listFeedback'> = async (_, { db, signedIn: { buyerId } }) => {
  const rows = await ownFeedback(db, buyerId);
  return rows.map((row) =>
    feedbackCodec.write({
      id: row.id,
      kind: row.kind,
      orderNo: row.orderNo || null,
      isAnswered: row.answeredAt !== null,
      talk: [
        { from: 'buyer', text: row.content, pictures: row.pictures, createdAt: toSeconds(row.createdAt) },
        ...talkOf(row).map(({ from, text, at }) => ({ from, text, pictures: [], createdAt: toSeconds(new Date(at)) })),
      ],
    }),
  );
};

/** Adds the buyer's reply and reopens the feedback. */
export const replyToFeedback: Handler<'replyToFeedback'> = async (
  { params, body },
  { db, now, signedIn: { buyerId } },
) => {
  const text = body.text.trim();
  if (text === '') throw invalid({ text: '请填写回复内容' });
  await db.transaction(async (tx) => {
    const found = await lockFeedback(tx, params.id);
    if (found?.buyerId !== buyerId) throw new Refusal('feedbackMissing');
    const talk = talkOf(found);
    if (talk.length >= mostEntries) throw new Refusal('feedbackFull', { retryAfterSeconds: 3600 });
    await updateFeedback(tx, found.id, {
      talk: [...talk, { from: 'buyer', text, at: now.toISOString() }],
      answeredAt: null,
    });
  });
  return null;
};
