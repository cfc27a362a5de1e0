import type { Schemas } from '@yaoji/api-client/desk/contract';
import { chinaDay, creditUse } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import {
  type CreditLineRow,
  creditDecisions,
  decideCredit,
  loadCredit,
  statementFile,
  toDebt,
} from '#modules/credit/index.ts';
import { findApplicant } from '#modules/registration/index.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type BuyerCredit = Schemas['BuyerCredit'];

const mostDecisions = 20;

const toDecision = ({ id: _, buyerId: __, createdAt, ...row }: CreditLineRow): Schemas['CreditDecision'] => ({
  ...row,
  createdAt: toSeconds(createdAt),
});

const loadBuyerCredit = async (db: Db, buyerId: number, now: Date): Promise<BuyerCredit> => {
  const { line, debts } = await loadCredit(db, buyerId);
  return {
    line: line && toDecision(line),
    ...creditUse(line, debts, chinaDay(now)),
    debts: debts.map((debt) => {
      const { isOverdue, ...row } = toDebt(debt, now);
      return { ...row, isOverdue: toFlag(isOverdue) };
    }),
    decisions: (await creditDecisions(db, buyerId, mostDecisions)).map(toDecision),
  };
};

export const creditHandlers = {
  getBuyerCredit: async ({ params: { id } }, { db, now }) => {
    required(await findApplicant(db, id), 'buyerMissing');
    return loadBuyerCredit(db, id, now);
  },
  setBuyerCredit: async ({ params: { id }, body }, { db, now, working }) => {
    const entry = await decideCredit(db, id, { ...body, operator: working.operator.username }, now);
    return { data: await loadBuyerCredit(db, id, now), message: '账期已保存', ...entry };
  },
  downloadCreditStatement: ({ params: { id }, query }, { db, now }) => statementFile(db, id, query, now),
} satisfies DeskHandlers<'downloadCreditStatement' | 'getBuyerCredit' | 'setBuyerCredit'>;
