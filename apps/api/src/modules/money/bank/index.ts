export { addBankLines, findBankLine, ordersOfLine } from './bank-line.repository.ts';
export { matchBankLines } from './match-lines.ts';
export { readBankFile } from './read-bank-file.ts';
export { dismissLine, requireCovered, requireNewNumber, settleLines, splitLine } from './settle-lines.ts';
