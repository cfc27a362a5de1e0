export { findBankLine, linesOfOrder, ordersOfLines, ordersUnder } from './bank-line.repository.ts';
export { importBankFile } from './import-bank-file.ts';
export { matchBankLines } from './match-lines.ts';
export { addBankLine, dismissLine, returnLine, settleLines, settleNumber, splitLine } from './settle-lines.ts';
