import { href } from '@yaoji/routes';
import type { Db } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { lockFeedback, updateFeedback } from './feedback.repository.ts';
import { talkOf } from './feedback-talk.ts';

const quoted = 20;

/** Answers feedback, with a message to its buyer. */
export const answerFeedback = (db: Db, id: number, text: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const found = required(await lockFeedback(tx, id), 'feedbackMissing');
    const talk = [...talkOf(found), { from: 'service' as const, text, at: now.toISOString() }];
    await updateFeedback(tx, id, { answer: text, answeredAt: now, talk });
    const letters = [...found.content.replaceAll(/\s+/g, ' ')];
    const words = letters.length > quoted ? `${letters.slice(0, quoted).join('')}…` : letters.join('');
    await sendMessage(
      tx,
      found.buyerId,
      {
        kind: 'system',
        title: '您的反馈有了回复',
        body: `您反馈“${words}”：${text}`,
        url: href('feedback', {}, { id }),
      },
      now,
    );
  });
