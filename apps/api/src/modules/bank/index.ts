export { addBankLines } from './bank-line.repository.ts';
export { matchBankLines } from './match-lines.ts';
export { readBankFile } from './read-bank-file.ts';
export { dismissLine, settleLines } from './settle-lines.ts';
