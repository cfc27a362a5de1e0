import { auditCommand } from '#modules/operators/audit/index.ts';
import { resetOwnerCommand } from '#modules/operators/operator/index.ts';
import type { OperatorCommand } from '#operator.ts';
import { backupRestore, backupWrite } from './backup-commands.ts';
import { resetCommand } from './reset-command.ts';

/** Commands for what has no page: the database, and an owner who cannot log in. */
export const allCommands: Record<string, OperatorCommand> = {
  audit: auditCommand,
  'backup write': backupWrite,
  'backup restore': backupRestore,
  'owner reset': resetOwnerCommand,
  reset: resetCommand,
};
