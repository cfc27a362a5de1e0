import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { memoryClient } from '#testing/client.ts';
import { rushForLastUnits } from '#testing/last-units.ts';
import type { Outcome } from './outcome.ts';

const buyers = 200;
const units = 50;

/** 200 buyers compete for the last 50 units, through two servers with separate pools on one native Postgres. */
export const lastUnits = async (): Promise<Outcome> => {
  const configured = process.env.DATABASE_URL;
  const native = configured ? null : await startNativePostgres();
  const databaseUrl = configured ?? native?.url ?? '';
  const config = readConfig({ DATABASE_URL: databaseUrl, SHOP_DIR: '/nowhere' });
  const databases = [];
  try {
    for (let server = 0; server < 2; server += 1) {
      databases.push(await openDatabase({ databaseUrl, dataDir: '', maxConnections: 25 }));
    }
    const apps = await Promise.all(databases.map(({ db }) => buildApp({ config, db })));
    const [database] = databases;
    if (!database) throw new Error('No database was opened.');
    const rush = await rushForLastUnits(database.db, apps.map(memoryClient), buyers, units);
    await Promise.all(apps.map((app) => app.close()));
    const isGood =
      rush.sold === units && rush.orders === units && rush.refused === buyers - units && rush.strange.length === 0;
    return {
      passed: isGood && Number(rush.stockLeft) === 0 && rush.breaches.length === 0,
      figures: `${buyers} buyers at once for ${units} units: ${rush.sold} sold, ${rush.refused} refused by line, ${rush.strange.length} other answers, ${rush.stockLeft} left, ${rush.tookMs} ms`,
      details: [...rush.strange, ...rush.breaches.flatMap(({ rule, what }) => what.map((each) => `${rule}: ${each}`))],
    };
  } finally {
    for (const database of databases) await database.close();
    await native?.stop();
  }
};
