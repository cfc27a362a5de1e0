import { downloadCreditStatement } from './download-statement.ts';
import { getCredit } from './get-credit.ts';
import { requestCredit } from './request-credit.ts';

export {
  type CreditLineRow,
  codedLinesAfter,
  creditDecisions,
  debtOfOrder,
  debtsAfter,
  debtsOf,
  findCreditLine,
} from './credit.repository.ts';
export { lastCreditRequest } from './credit-request.repository.ts';
export { decideCredit } from './decide-credit.ts';
export { statementFile } from './download-statement.ts';
export { answerCredit, openDebtOf, toDebt } from './get-credit.ts';
export { blockOf, loadCredit, summaryOf } from './load-credit.ts';
export { loadStatement } from './load-statement.ts';
export { remindOfDebts } from './remind-of-debts.ts';
export { declineCreditRequest } from './request-credit.ts';
export { owedBefore } from './statement.repository.ts';
export { reduceDebt, takeCredit } from './take-credit.ts';

export const creditHandlers = { downloadCreditStatement, getCredit, requestCredit };
