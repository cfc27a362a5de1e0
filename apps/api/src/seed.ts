import type { Config } from '#config.ts';
import { isUnused, removeEverything } from '#db/contents.ts';
import type { Db } from '#db/database.ts';
import { operatorLines, ownerToken } from '#modules/operators/operator/index.ts';
import { readMark, setMark } from '#modules/platform/setting/index.ts';

const mark = 'demo';

/**
 * Fills an unused database with the demonstration, if configured. An interrupted fill contains nothing else, and starts
 * again.
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

/** Accounts that can log in, for the startup output; empty if the database has no demonstration. */
export const describeAccounts = async (db: Db): Promise<string[]> => {
  if ((await readMark(db, mark)) !== 'done') return [];
  const { demoAccounts, demoPassword, demoPaymentPassword } = await import('#demo/accounts/people.ts');
  const widest = Math.max(...demoAccounts.map(({ username }) => username.length));
  return [
    `  Demonstration accounts (password ${demoPassword}, payment password ${demoPaymentPassword}):`,
    ...demoAccounts.map(({ username, note }) => `    ${username.padEnd(widest)}  ${note}`),
  ];
};

/** Demonstration operators who can log in to the desk; without any operators, the link to become the owner. */
export const describeOperators = async (db: Db, deskUrl: string): Promise<string[]> => {
  const { lines, isEmpty } = await operatorLines(db);
  if (isEmpty) {
    // After `#`, so that no server and no proxy reads it.
    const link = `${deskUrl}/first-owner#${await ownerToken(db)}`;
    return ['', '  Nobody works at the desk yet. This link makes its first owner, once:', `    ${link}`];
  }
  return lines.length > 0 ? ['', '  Demonstration operators of the desk (same password):', ...lines] : [];
};
