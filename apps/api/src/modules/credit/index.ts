import { downloadCreditStatement } from './download-statement.ts';
import { getCredit } from './get-credit.ts';

export {
  addCreditLine,
  type CreditLineRow,
  creditDecisions,
  debtOfOrder,
  debtsOf,
} from './credit.repository.ts';
export { type DebtToRemind, debtsToRemind } from './debt-reminder.repository.ts';
export { statementFile } from './download-statement.ts';
export { answerCredit, openDebtOf, toDebt } from './get-credit.ts';
export { blockOf, loadCredit, summaryOf } from './load-credit.ts';
export { owedBefore } from './statement.repository.ts';
export { reduceDebt, takeCredit } from './take-credit.ts';

export const creditHandlers = { downloadCreditStatement, getCredit };
