import { auditCommand } from '#modules/audit/index.ts';
import type { OperatorCommand } from '#operator.ts';
import { backupRestore, backupWrite } from './backup-commands.ts';
import { operatorCommands } from './commands.ts';
import { resetCommand } from './reset-command.ts';

/** All commands by name, including the few for the whole database. */
export const allCommands: Record<string, OperatorCommand> = {
  audit: auditCommand,
  'backup write': backupWrite,
  'backup restore': backupRestore,
  reset: resetCommand,
  ...operatorCommands,
};
