import { normalizeText } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { resetOperator } from './colleagues.ts';
import { findOperator, operatorsOf, updateOperator } from './operator.repository.ts';

/** Operators of the demonstration, who need no second factor, as listed at startup. */
export const operatorLines = async (db: Db): Promise<{ lines: string[]; isEmpty: boolean }> => {
  const all = await operatorsOf(db);
  const shown = all.filter(({ factorRequired, disabledAt }) => !factorRequired && !disabledAt);
  const widest = Math.max(...shown.map(({ username }) => username.length));
  const lines = shown.map(({ username, name, role }) => `    ${username.padEnd(widest)}  ${role}, ${name}`);
  return { lines, isEmpty: all.length === 0 };
};

export const operatorCommands: OperatorCommands = {
  'owner reset': {
    usage: '<username>',
    summary: 'let an owner back in whom no other owner can reset: a new password, shown once, and no second factor',
    isAnswerSecret: true,
    run: async ({ words: [word = ''] }, { db }) => {
      const found = await findOperator(db, normalizeText(word).toLowerCase());
      if (found?.role !== 'owner') throw new OperatorError(`There is no owner ${word}.`);
      const { password } = await resetOperator(db, found.id);
      await updateOperator(db, found.id, { disabledAt: null });
      return [`${found.username} has the password ${password} and sets a new second factor.`];
    },
  },
};
