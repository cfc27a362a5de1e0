import type { Db } from '#db/database.ts';
import { allWithRoles } from './held-roles.ts';
import { operatorsOf } from './operator.repository.ts';

/** Operators of the demonstration, who need no second factor, as listed at startup. */
export const operatorLines = async (db: Db): Promise<{ lines: string[]; isEmpty: boolean }> => {
  const all = await allWithRoles(db, await operatorsOf(db));
  const shown = all.filter(({ factorRequired, disabledAt }) => !factorRequired && !disabledAt);
  const widest = Math.max(...shown.map(({ username }) => username.length));
  const lines = shown.map(
    ({ username, name, held }) =>
      `    ${username.padEnd(widest)}  ${held.map((role) => role.key).join(' + ')}, ${name}`,
  );
  return { lines, isEmpty: all.length === 0 };
};
