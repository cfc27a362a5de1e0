import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { closeSessionsOf, deleteFactor, findAccount, findFactor } from '#modules/auth/index.ts';
import { sendMessage } from '#modules/message/index.ts';
import { recordEvent } from '#modules/security-log/index.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';

export const buyerCommands: OperatorCommands = {
  'buyer factor-off': {
    usage: '<username>',
    summary: 'switch the second factor off for somebody who lost it and has proved otherwise who they are',
    run: async ({ words }, { db, now }) => {
      const { name, buyerId } = await accountOf(db, words);
      if (!(await findFactor(db, buyerId))) throw new OperatorError(`${name} has no second factor.`);
      await deleteFactor(db, buyerId);
      const body = '客服已核实您的身份并关闭两步验证。如非本人申请，请立即联系客服。';
      await sendMessage(
        db,
        buyerId,
        { kind: 'system', title: '两步验证已关闭', body, url: href('account_security') },
        now,
      );
      await recordEvent(db, { now, client: nobody }, buyerId, 'factorOff', '由客服关闭');
      return [`${name} logs in without a second factor now; buyer notified.`];
    },
  },
  'buyer end-sessions': {
    usage: '<username>',
    summary: 'log somebody out everywhere, also where others work as this store',
    run: async ({ words }, { db, now }) => {
      const { name, buyerId } = await accountOf(db, words);
      await db.transaction(async (tx) => {
        await closeSessionsOf(tx, buyerId);
        await recordEvent(tx, { now, client: nobody }, buyerId, 'sessionEnded', '由客服结束全部登录');
      });
      return [`${name} is logged out everywhere.`];
    },
  },
};

/** An operator's event has no origin of the buyer. */
const nobody = { address: '', userAgent: '' };

const accountOf = async (db: Executor, words: string[]) => {
  const name = userOf(words);
  const buyerId = (await findAccount(db, name))?.buyerId;
  if (buyerId === undefined) throw new OperatorError(`There is no account ${name}.`);
  return { name, buyerId };
};

const userOf = ([username]: string[]): string => {
  if (!username) throw new OperatorError('Name the account: its user name.');
  return username;
};
