import { addMoney, chinaDay, creditUse, isOverdue } from '@yaoji/domain';
import { invalid, required } from '#errors/refusal.ts';
import { codedBuyers, codesOfBuyers } from '#modules/integrations/erp-code/index.ts';
import {
  codedLinesAfter,
  debtsAfter,
  debtsOf,
  decideCredit,
  findCreditLine,
  loadStatement,
} from '#modules/money/credit/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { toSeconds } from '#wire-values.ts';
import { eachRow, lotHandler } from './lots.ts';
import type { ErpHandlers } from './operation.ts';

const keyOf = ({ code }: { code: string }) => code;

export const creditHandlers = {
  listCreditLines: async ({ query: { after = '', limit = 200 } }, { db, now }) => {
    const found = await codedLinesAfter(db, after, limit + 1);
    const lines = found.slice(0, limit);
    const debts = Map.groupBy(
      await debtsOf(
        db,
        lines.map(({ line }) => line.buyerId),
      ),
      ({ buyerId }) => buyerId,
    );
    const list = lines.map(({ code, line: { buyerId, amount, days, closingDay, graceDays } }) => ({
      code,
      ...{ amount, days, closingDay, graceDays },
      ...creditUse({ amount }, debts.get(buyerId) ?? [], chinaDay(now)),
    }));
    return { list, next: lines.at(-1)?.code ?? after, hasMore: found.length > limit };
  },
  sendCreditLines: lotHandler('sendCreditLines', {
    keyOf,
    // Each row locks a buyer, whose orders must not wait for other rows.
    atOnce: 1,
    write: async (tx, rows, { key, now }) => {
      const codes = await codedBuyers(tx, rows.map(keyOf));
      return eachRow(rows, keyOf, async ({ code, days = null, closingDay = null, reason = 'ERP设置', ...row }) => {
        const buyer = codes.get(code);
        if (!buyer) throw invalid({ code: '没有此编码的客户' });
        const terms = { ...row, amount: addMoney(row.amount), days, closingDay };
        const line = await findCreditLine(tx, buyer.id);
        const isSame = (Object.keys(terms) as (keyof typeof terms)[]).every((field) => line?.[field] === terms[field]);
        if (isSame || (!line && terms.amount === '0.00')) return { status: 'unchanged' };
        const operator = `erp ${key.name}`;
        const { subject, ...change } = await decideCredit(tx, buyer.id, { ...terms, reason, operator }, now);
        const entry = { operator, command: `erp sendCreditLines ${subject}`, outcome: 'done', createdAt: now } as const;
        await addEntry(tx, { ...entry, answer: '', change });
        return { status: line ? 'updated' : 'created' };
      });
    },
  }),
  listDebts: async ({ query: { after = 0, limit = 200 } }, { db, now }) => {
    const found = await debtsAfter(db, after, limit + 1);
    const debts = found.slice(0, limit);
    const codes = await codesOfBuyers(
      db,
      debts.map(({ buyerId }) => buyerId),
    );
    const list = debts.map((debt) => ({
      ...debt,
      buyerCode: codes.get(debt.buyerId) ?? null,
      isOverdue: isOverdue(debt, chinaDay(now)),
    }));
    return { list, next: debts.at(-1)?.orderId ?? after, hasMore: found.length > limit };
  },
  getCreditStatement: async ({ params: { code }, query: { month } }, { db, now }) => {
    const buyer = required((await codedBuyers(db, [code])).get(code), 'buyerMissing');
    const { statement, ...facts } = await loadStatement(db, buyer.id, month, now);
    const entries = statement.entries.map(({ at, ...entry }) => ({ ...entry, at: toSeconds(at) }));
    return { ...facts, ...statement, entries };
  },
} satisfies ErpHandlers<'listCreditLines' | 'sendCreditLines' | 'listDebts' | 'getCreditStatement'>;
