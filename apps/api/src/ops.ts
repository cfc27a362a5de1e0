import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { auditedRules, auditMoney } from '#modules/audit/index.ts';

const usage = 'pnpm ops audit   hold money, stock and orders against each other; fails if anything disagrees';

/** What an operator asks of a database that no server has open (embedded), or of any (DATABASE_URL). */
const run = async (command: string | undefined): Promise<number> => {
  if (command !== 'audit') {
    process.stderr.write(`Usage:\n${usage}\n`);
    return 2;
  }
  const config = readConfig();
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
  try {
    const breaches = await auditMoney(database.db);
    for (const { rule, what } of breaches)
      process.stdout.write(`BROKEN  ${rule}\n${what.map((text) => `        ${text}\n`).join('')}`);
    process.stdout.write(`${auditedRules.length - breaches.length} of ${auditedRules.length} rules hold\n`);
    return breaches.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

process.exitCode = await run(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
