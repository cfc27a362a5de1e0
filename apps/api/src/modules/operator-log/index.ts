import type { OperatorCommands } from '#operator.ts';
import { listLog } from './list-log.ts';

export { addEntry, endEntry, findEntries, type OperatorEntry } from './operator-log.repository.ts';
export { copyEntry, messageOf, outcomeOf, recordAction } from './record-action.ts';

export const operatorLogCommands = { 'log list': listLog } satisfies OperatorCommands;
