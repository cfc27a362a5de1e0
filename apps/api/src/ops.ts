import { readConfig } from '#config.ts';
import { removeEverything } from '#db/contents.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { auditedRules, auditMoney } from '#modules/audit/index.ts';
import { seedIfUnused } from './seed.ts';

const usage = `pnpm ops audit           hold money, stock and orders against each other; fails if anything disagrees
pnpm db:reset [--yes]    remove every row, then seed as SEED says; a server's database (DATABASE_URL) only with --yes`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const audit = async ({ db }: Database): Promise<number> => {
  const breaches = await auditMoney(db);
  for (const { rule, what } of breaches) say(`BROKEN  ${rule}\n${what.map((text) => `        ${text}`).join('\n')}`);
  say(`${auditedRules.length - breaches.length} of ${auditedRules.length} rules hold`);
  return breaches.length === 0 ? 0 : 1;
};

const reset = async ({ db, kind }: Database): Promise<number> => {
  if (kind === 'server' && !process.argv.includes('--yes')) {
    say('This would remove everything from the database of DATABASE_URL. Say --yes if that is meant.');
    return 1;
  }
  const config = readConfig();
  await removeEverything(db);
  await seedIfUnused(db, config, new Date());
  say(config.seed === 'demo' ? 'The database holds the demonstration, as on its first day.' : 'The database is empty.');
  return 0;
};

const commands: Record<string, (database: Database) => Promise<number>> = { audit, reset };

/** What an operator asks of a database: an embedded one while no server has it open, one of a server at any time. */
const run = async (name: string | undefined): Promise<number> => {
  const command = commands[name ?? ''];
  if (!command) {
    process.stderr.write(`Usage:\n${usage}\n`);
    return 2;
  }
  const config = readConfig();
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
  return command(database).finally(database.close);
};

process.exitCode = await run(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
