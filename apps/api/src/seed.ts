import type { Config } from '#config.ts';
import { isUnused, removeEverything } from '#db/contents.ts';
import type { Db } from '#db/database.ts';
import { newOwnerToken, operatorLines } from '#modules/operator/index.ts';
import { readMark, setMark } from '#modules/setting/index.ts';

const mark = 'demo';

/**
 * Fills an unused database with the demonstration, where that was asked for. One that was cut off while being filled
 * holds nothing else, and is filled anew.
 */
export const seedIfUnused = async (db: Db, config: Config, now: Date): Promise<void> => {
  if (config.seed !== 'demo') return;
  const state = await readMark(db, mark);
  if (state === 'done' || (state === null && !(await isUnused(db)))) return;
  if (state === 'begun') await removeEverything(db);
  const { fillDatabase } = await import('#demo/fill-database.ts');
  await setMark(db, mark, 'begun');
  await fillDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir, now });
  await setMark(db, mark, 'done');
};

/** Who can log in, as a start says it; nothing where the database does not hold the demonstration. */
export const describeAccounts = async (db: Db): Promise<string[]> => {
  if ((await readMark(db, mark)) !== 'done') return [];
  const { demoAccounts, demoPassword, demoPaymentPassword } = await import('#demo/accounts/people.ts');
  const widest = Math.max(...demoAccounts.map(({ username }) => username.length));
  return [
    `  Demonstration accounts (password ${demoPassword}, payment password ${demoPaymentPassword}):`,
    ...demoAccounts.map(({ username, note }) => `    ${username.padEnd(widest)}  ${note}`),
  ];
};

/** Who of the demonstration can log in to the desk; where nobody works there, the link by which somebody becomes its owner. */
export const describeOperators = async (db: Db, deskUrl: string): Promise<string[]> => {
  const { lines, isEmpty } = await operatorLines(db);
  if (isEmpty) {
    // Behind `#`, so that no server and no proxy reads it.
    const link = `${deskUrl}/first-owner#${await newOwnerToken(db)}`;
    return ['', '  Nobody works at the desk yet. This link makes its first owner, once:', `    ${link}`];
  }
  return lines.length > 0 ? ['', '  Demonstration operators of the desk (same password):', ...lines] : [];
};
