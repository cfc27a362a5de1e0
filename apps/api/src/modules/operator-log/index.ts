export { addEntry, countEntries, endEntry, findEntries, type OperatorEntry } from './operator-log.repository.ts';
export { copyEntry, messageOf, outcomeOf, recordAction } from './record-action.ts';
