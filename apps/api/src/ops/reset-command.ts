import { removeEverything } from '#db/contents.ts';
import { type OperatorCommand, OperatorError } from '#operator.ts';
import { seedIfUnused } from '../seed.ts';

export const resetCommand: OperatorCommand = {
  usage: '[--yes]',
  summary: 'delete all data, then seed as SEED says; for the database of DATABASE_URL only with --yes',
  options: { yes: { type: 'boolean' } },
  ownTransactions: true,
  alone: true,
  run: async ({ options }, { db, config, now }) => {
    if (config.databaseUrl !== null && options.yes !== true) {
      throw new OperatorError('This would delete all data from the database of DATABASE_URL. Add --yes to do it.');
    }
    await removeEverything(db);
    await seedIfUnused(db, config, now);
    return [
      config.seed === 'demo' ? 'The database holds the demonstration, as on its first day.' : 'The database is empty.',
    ];
  },
};
