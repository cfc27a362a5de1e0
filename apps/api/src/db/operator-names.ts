import type { Executor } from './database.ts';
import { operator } from './schema/operator.ts';

/**
 * The name to show for a stored username; with the username if several operators have that name. Programs keep theirs.
 */
export const operatorNames = async (db: Executor): Promise<(username: string) => string> => {
  const rows = await db.select({ username: operator.username, name: operator.name }).from(operator);
  const named = Map.groupBy(rows, ({ name }) => name);
  const isUnique = (name: string) => named.get(name)?.length === 1;
  const shown = new Map(
    rows.map(({ username, name }) => [username, isUnique(name) ? name : `${name}（${username}）`] as const),
  );
  return (username) => shown.get(username) ?? username;
};
