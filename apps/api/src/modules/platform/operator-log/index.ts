export { addEntry, countEntries, endEntry, findEntries, type OperatorEntry } from './operator-log.repository.ts';
export { type Copy, copyEntry, messageOf, outcomeOf, recordAction } from './record-action.ts';
