import type { OperatorCommands } from '#operator.ts';
import { listLog } from './list-log.ts';

export { addEntry, endEntry, type OperatorEntry } from './operator-log.repository.ts';

export const operatorLogCommands = { 'log list': listLog } satisfies OperatorCommands;
