import type { Schemas } from '@yaoji/api-client/desk/contract';
import { addMoney, chinaDay, creditUse } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import {
  addCreditLine,
  type CreditLineRow,
  creditDecisions,
  loadCredit,
  statementFile,
  toDebt,
} from '#modules/credit/index.ts';
import { findApplicant, lockApplicant } from '#modules/registration/index.ts';
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

/** The line as the operator log has it. */
const inLog = (line: BuyerCredit['line']) =>
  line && { amount: line.amount, days: line.days, closingDay: line.closingDay, graceDays: line.graceDays };

export const creditHandlers = {
  getBuyerCredit: async ({ params: { id } }, { db, now }) => {
    required(await findApplicant(db, id), 'buyerMissing');
    return loadBuyerCredit(db, id, now);
  },
  setBuyerCredit: async ({ params: { id }, body }, { db, now, working }) => {
    const { amount, days = null, closingDay = null, graceDays, reason } = body;
    if ((days === null) === (closingDay === null)) throw invalid({ days: '账期天数和还款日填一个' });
    const { username, closedAt } = required(await lockApplicant(db, id), 'buyerMissing');
    if (closedAt) throw new Refusal('accountClosed');
    const before = await loadBuyerCredit(db, id, now);
    const operator = working.operator.username;
    const terms = { amount: addMoney(amount), days, closingDay, graceDays };
    await addCreditLine(db, { ...terms, buyerId: id, reason: reason.trim(), operator, createdAt: now });
    const data = await loadBuyerCredit(db, id, now);
    const after = { ...inLog(data.line), reason: reason.trim() };
    return { data, message: '账期已保存', subject: username, before: inLog(before.line), after };
  },
  downloadCreditStatement: ({ params: { id }, query }, { db, now }) => statementFile(db, id, query, now),
} satisfies DeskHandlers<'downloadCreditStatement' | 'getBuyerCredit' | 'setBuyerCredit'>;
