import type { Schemas } from '@yaoji/api-client/desk/contract';
import { chinaDay, creditUse } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { operatorNames } from '#db/operator-names.ts';
import { required } from '#errors/refusal.ts';
import { findApplicant, lockApplicant } from '#modules/identity/registration/index.ts';
import {
  type CreditLineRow,
  creditDecisions,
  decideCredit,
  declineCreditRequest,
  lastCreditRequest,
  loadCredit,
  statementFile,
  toDebt,
} from '#modules/money/credit/index.ts';
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
  const request = await lastCreditRequest(db, buyerId);
  const nameOf = await operatorNames(db);
  const shown = (row: CreditLineRow) => toDecision({ ...row, operator: nameOf(row.operator) });
  return {
    line: line && shown(line),
    ...creditUse(line, debts, chinaDay(now)),
    debts: debts.map((debt) => {
      const { isOverdue, ...row } = toDebt(debt, now);
      return { ...row, isOverdue: toFlag(isOverdue) };
    }),
    request: request?.status === 'open' ? { ...request, createdAt: toSeconds(request.createdAt) } : null,
    decisions: (await creditDecisions(db, buyerId, mostDecisions)).map(shown),
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
  declineCreditRequest: async ({ params: { id }, body: { reason } }, { db, now }) => {
    const { username } = required(await lockApplicant(db, id), 'buyerMissing');
    const { amount } = await declineCreditRequest(db, id, reason.trim(), now);
    const data = await loadBuyerCredit(db, id, now);
    return { data, message: '已答复', subject: username, before: { amount }, after: { reason } };
  },
  downloadCreditStatement: ({ params: { id }, query }, { db, now }) => statementFile(db, id, query, now),
} satisfies DeskHandlers<'declineCreditRequest' | 'downloadCreditStatement' | 'getBuyerCredit' | 'setBuyerCredit'>;
