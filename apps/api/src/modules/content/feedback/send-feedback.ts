import { feedbackFormCodec } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem } from '@yaoji/domain';
import { lockBuyer } from '#db/lock-buyer.ts';
import { dayMs } from '#durations.ts';
import { Refusal, requireValid } from '#errors/refusal.ts';
import { requireOwnFiles } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { countSince, insertFeedback, isOwnOrder } from './feedback.repository.ts';

const mostADay = 20;
const shortest = 5;

export const sendFeedback: Handler<'sendFeedback'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const form = feedbackFormCodec.read(body);
  const content = form.content.trim();
  const orderNo = normalizeText(form.orderNo ?? '');
  const phone = normalizeText(form.phone ?? '');
  const errors: Record<string, string> = {};
  if ([...content].length < shortest) errors.content = `反馈内容至少${shortest}个字`;
  const wrongPhone = phone ? phoneProblem(phone) : undefined;
  if (wrongPhone) errors.phone = wrongPhone;
  if (orderNo && !(await isOwnOrder(db, buyerId, orderNo))) errors.order_no = '没有这个订单号';
  requireValid(errors);

  await requireOwnFiles(db, buyerId, 'pictures', form.pictures ?? []);
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if ((await countSince(tx, buyerId, new Date(now.getTime() - dayMs))) >= mostADay) {
      throw new Refusal('feedbackExceeded', { most: mostADay, retryAfterSeconds: 3600 });
    }
    const { kind, pictures = [] } = form;
    await insertFeedback(tx, { buyerId, kind, content, orderNo, phone, pictures, createdAt: now });
  });
  return new Answer(null, '感谢您的反馈，我们会在1个工作日内回复');
};
