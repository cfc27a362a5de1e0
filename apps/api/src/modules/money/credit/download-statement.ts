import { creditStatementTable, writeXlsx } from '@yaoji/papers';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { drawCreditStatement } from '#modules/platform/pdf/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { FileAnswer, type Handler, xlsxType } from '#operation.ts';
import { loadStatement } from './load-statement.ts';

type Wanted = { month: string; format?: 'pdf' | 'xlsx' };

/** The statement of a buyer's month as a file. */
export const statementFile = async (db: Executor, buyerId: number, { month, format = 'pdf' }: Wanted, now: Date) => {
  const { company, username } = required(await findApplicant(db, buyerId), 'buyerMissing');
  const { seller, bank } = await readSettings(db, ['seller', 'bank']);
  const paper = { ...(await loadStatement(db, buyerId, month, now)), company: company || username, seller, bank };
  const name = `对账单${month}.${format}`;
  return format === 'pdf'
    ? new FileAnswer(await drawCreditStatement(paper, now), 'application/pdf', name)
    : new FileAnswer(await writeXlsx(creditStatementTable(paper), now), xlsxType, name);
};

export const downloadCreditStatement: Handler<'downloadCreditStatement'> = (
  { query },
  { db, signedIn: { buyerId }, now },
) => statementFile(db, buyerId, query, now);
