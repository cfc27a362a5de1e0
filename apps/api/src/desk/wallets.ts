import { randomUUID } from 'node:crypto';
import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Db } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { findApplicant, lockApplicant } from '#modules/identity/registration/index.ts';
import { adjustMoney, adjustPoints, findWallet, moneyLogPage, pointsLogPage } from '#modules/money/wallet/index.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { DeskHandlers, WritingContext, Written } from './operation.ts';
import { requireApproval } from './require-approval.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/wallets${string}` }>['id'];
type BuyerWallet = Schemas['BuyerWallet'];

const shown = 10;

const loadWallet = async (db: Db, buyerId: number): Promise<BuyerWallet> => {
  const { balance, points } = await findWallet(db, buyerId);
  const pointsLog = await pointsLogPage(db, buyerId, { page: 1, perPage: shown });
  return {
    balance,
    points,
    money: (await moneyLogPage(db, { buyerId }, 1, shown)).map(({ balanceAfter, createdAt, ...row }) => ({
      ...row,
      balance: balanceAfter,
      createdAt: toSeconds(createdAt),
    })),
    pointsLog: pointsLog.rows.map(({ pointsAfter, createdAt, ...row }) => ({
      ...row,
      points: pointsAfter,
      createdAt: toSeconds(createdAt),
    })),
    key: randomUUID(),
  };
};

/** Runs an adjustment of an open account's wallet; answers with the wallet. */
const adjust = async (
  { db }: WritingContext,
  buyerId: number,
  reason: string,
  run: () => Promise<void>,
): Promise<Written<BuyerWallet>> => {
  const { username, closedAt } = required(await lockApplicant(db, buyerId), 'buyerMissing');
  if (closedAt) throw new Refusal('accountClosed');
  const facts = async () => {
    const { balance, points } = await findWallet(db, buyerId);
    return { balance, points };
  };
  const before = await facts();
  await run();
  const data = await loadWallet(db, buyerId);
  return { data, message: '已调整', subject: username, before, after: { ...(await facts()), reason } };
};

export const walletHandlers = {
  getBuyerWallet: async ({ params: { id } }, { db }) => {
    required(await findApplicant(db, id), 'buyerMissing');
    return loadWallet(db, id);
  },
  adjustMoney: ({ params: { id }, body }, context) =>
    adjust(context, id, body.reason, async () => {
      const { db, working, now } = context;
      const { username = '' } = (await findApplicant(db, id)) ?? {};
      await adjustMoney(db, id, body, now);
      const title = `${username}的余额${body.direction === 'in' ? '增加' : '扣减'}（${body.reason}）`;
      requireApproval(context, await ceilingBreaches(db, working.operator, title, body.amount));
    }),
  adjustPoints: ({ params: { id }, body }, context) =>
    adjust(context, id, body.reason, () => adjustPoints(context.db, id, body, context.now)),
} satisfies DeskHandlers<Calls>;
