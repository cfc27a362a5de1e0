import { addMoney, compareMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { addCreditRequest, closeCreditRequest, lastCreditRequest } from './credit-request.repository.ts';
import { answerCredit } from './get-credit.ts';

export const requestCredit: Handler<'requestCredit'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  if (compareMoney(body.amount, 0) <= 0) throw invalid({ amount: '申请额度须大于零' });
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if ((await lastCreditRequest(tx, buyerId))?.status === 'open') throw new Refusal('creditRequested');
    const values = { buyerId, amount: addMoney(body.amount), reason: body.reason.trim(), createdAt: now };
    await addCreditRequest(tx, values);
  });
  return new Answer(await answerCredit(db, buyerId, now), '已提交，供货方财务会答复您');
};

const notify = (tx: Tx, buyerId: number, title: string, body: string, now: Date) =>
  sendMessage(tx, buyerId, { kind: 'system', title, body, url: href('wallet_balance') }, now);

/** Answers an open request with the line that was granted; lock the buyer before. */
export const grantCreditRequest = async (tx: Tx, buyerId: number, amount: string, now: Date) => {
  const request = await closeCreditRequest(tx, buyerId, { status: 'granted' });
  if (request) await notify(tx, buyerId, '账期申请已同意', `您申请¥${request.amount}，现在的额度是¥${amount}`, now);
};

/** Declines the open request; lock the buyer before. */
export const declineCreditRequest = async (tx: Tx, buyerId: number, answer: string, now: Date) => {
  const request = await closeCreditRequest(tx, buyerId, { status: 'declined', answer });
  if (!request) throw new Refusal('creditNotRequested');
  await notify(tx, buyerId, '账期申请未同意', `您申请¥${request.amount}：${answer}`, now);
  return request;
};
