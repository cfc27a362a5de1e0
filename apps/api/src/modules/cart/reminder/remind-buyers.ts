import { chinaDay, documentWarnings } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { dayMs, hourMs } from '#durations.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import { remindOfDebts } from '#modules/money/credit/index.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { remindOfGoods } from './remind-of-goods.ts';
import { buyersToWarn, couponReference, documentReference, endingCoupons } from './reminder.repository.ts';

const couponDaysMs = 3 * dayMs;

/** Sent per run; the rest follow in the next one. */
const atOnce = 500;

/** Notifies buyers once of documents that expire in 60, 30 and 7 days (B3) and of coupons that expire in three. */
export const remindBuyers = async (db: Executor, now: Date): Promise<void> => {
  for (const buyerId of await buyersToWarn(db, chinaDay(now), atOnce)) await warnOfDocuments(db, buyerId, now);
  for (const coupon of await endingCoupons(db, now, new Date(now.getTime() + couponDaysMs), atOnce)) {
    const body = `您的“${coupon.title}”将于${chinaDay(coupon.expiresAt)}到期，请尽快使用。`;
    const reference = couponReference(coupon.id);
    const url = href('wallet_coupons');
    await sendMessage(db, coupon.buyerId, { kind: 'activity', title: '优惠券即将到期', body, url, reference }, now);
  }
};

const warnOfDocuments = async (db: Executor, buyerId: number, now: Date): Promise<void> => {
  const purchaser = await loadPurchaser(db, buyerId);
  for (const { document, daysLeft, level, message } of documentWarnings(purchaser?.documents ?? [], now)) {
    const body = `${message}，还有${daysLeft}天。到期后依赖它的商品将暂停购买。`;
    const reference = documentReference(Number(document.id), String(document.expiresAt), level);
    const url = href('account_documents');
    await sendMessage(db, buyerId, { kind: 'system', title: '证件到期提醒', body, url, reference }, now);
  }
};

export const remindJob = 'remind';

export const remindRunner: JobRunner = async (db, _, now) => {
  await remindBuyers(db, now);
  await remindOfDebts(db, now);
  // Activities and agreements change prices without changing the product.
  await remindOfGoods(db, now);
  return new Date(now.getTime() + hourMs);
};
