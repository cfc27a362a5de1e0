import { addDays, addMoney, chinaDay, chinaDayStart, compareMoney } from '@yaoji/domain';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid } from '#errors/refusal.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { deleteConsent, findConsent, storeConsent } from './order-consent.repository.ts';

const longestDays = 366;

const lastDay = (endsAt: Date) => chinaDay(new Date(endsAt.getTime() - 1));

export const getOrderConsent: Handler<'getOrderConsent'> = async (_, { db, now, signedIn: { buyerId } }) => {
  const found = await findConsent(db, buyerId);
  const isValid = found !== null && found.endsAt > now;
  return { per_order: isValid ? found.perOrder : null, ends_on: isValid ? lastDay(found.endsAt) : null };
};

export const grantOrderConsent: Handler<'grantOrderConsent'> = async ({ body: { per_order, ends_on } }, context) => {
  await requireIdentity(context);
  const { db, now, signedIn } = context;
  const today = chinaDay(now);
  if (compareMoney(per_order, 0) <= 0) throw invalid({ per_order: '金额须大于0' });
  if (ends_on < today || ends_on > addDays(today, longestDays)) throw invalid({ ends_on: '请选择今天起一年内的日期' });
  await db.transaction(async (tx) => {
    await lockBuyer(tx, signedIn.buyerId);
    const endsAt = chinaDayStart(addDays(ends_on, 1));
    const perOrder = addMoney(per_order, '0');
    await storeConsent(tx, { buyerId: signedIn.buyerId, perOrder, endsAt });
    const words = `授权，每单不超过¥${perOrder}，至${ends_on}`;
    await recordEvent(tx, context, signedIn.buyerId, 'orderConsentChanged', words);
  });
  return new Answer(null, '已授权');
};

/** An order that is being placed is finished first. */
export const endOrderConsent: Handler<'endOrderConsent'> = async (_, context) => {
  const { buyerId } = context.signedIn;
  await context.db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if (await deleteConsent(tx, buyerId)) await recordEvent(tx, context, buyerId, 'orderConsentChanged', '取消授权');
  });
  return new Answer(null, '已取消授权');
};
