export { findBankLine, ordersOfLine } from './bank-line.repository.ts';
export { matchBankLines } from './match-lines.ts';
export { importBankFile } from './read-bank-file.ts';
export { addBankLine, dismissLine, requireCovered, settleLines, splitLine } from './settle-lines.ts';
