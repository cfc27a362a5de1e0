import { addMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { closeSessionsOf, requireFactor, requireIdentity } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { debtsOf } from '#modules/money/credit/index.ts';
import { removeFileOf } from '#modules/platform/file/index.ts';
import { recipientOf, sendText } from '#modules/platform/sms/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { anonymise, lockAccount, openMatters } from './account-data.repository.ts';

/** Closes an account for good unless something prevents it. Orders, invoices and licences stay, as required by law. */
export const closeAccount: Handler<'closeAccount'> = async (_, context) => {
  const {
    db,
    now,
    config,
    session,
    signedIn: { buyerId },
  } = context;
  await requireIdentity(context);
  await requireFactor(context);
  const { recipient, face } = await db.transaction(async (tx) => {
    const { phone = null, loginEmail = null, face = '' } = (await lockAccount(tx, buyerId)) ?? {};
    const reasons = await reasonsAgainst(tx, buyerId);
    if (reasons.length > 0) throw new Refusal('accountInUse', { reasons });
    await closeSessionsOf(tx, buyerId);
    await anonymise(
      tx,
      buyerId,
      [phone, loginEmail].filter((each) => each !== null),
      now,
    );
    await recordEvent(tx, context, buyerId, 'accountClosed');
    return { recipient: recipientOf(config, { phone, loginEmail }), face };
  });
  await removeFileOf(context, buyerId, face);
  session.clear();
  const text = '您的账号已注销。如非本人操作，请立即联系客服。';
  if (recipient) await sendText(context, { recipient, subject: '账号已注销', text, purpose: 'closed' });
  return new Answer(null, '账号已注销');
};

const reasonsAgainst = async (tx: Executor, buyerId: number): Promise<string[]> => {
  const { orders, returns, services, refunds, balance } = await openMatters(tx, buyerId);
  const owed = addMoney(...(await debtsOf(tx, [buyerId])).map(({ open }) => open));
  return [
    orders > 0 && `有${orders}个未完成的订单`,
    returns > 0 && `有${returns}个处理中的退货`,
    services > 0 && `有${services}个处理中的售后`,
    refunds > 0 && `有${refunds}笔处理中的退款`,
    Number(owed) > 0 && `账期欠款还有¥${owed}，请先还款`,
    Number(balance) !== 0 && `账户余额还有¥${balance}，请先用完或联系客服退回`,
  ].filter((reason) => reason !== false);
};
