export { sweepAccountChanges, takeChanges } from './account-change.repository.ts';
export { type ChangeSource, changeAccount } from './change-account.ts';
