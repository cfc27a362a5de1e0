import { normalizeText } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { operatorRoles } from '#db/schema/operator.ts';
import { hashPassword } from '#modules/auth/index.ts';
import { type OperatorCommands, OperatorError, typedText } from '#operator.ts';
import { newPassword } from './enter-desk.ts';
import {
  closeSessionsOf,
  findOperator,
  insertOperator,
  type OperatorRow,
  operatorsOf,
  type Role,
  updateOperator,
} from './operator.repository.ts';

const roleOf = (word: unknown): Role => {
  const role = operatorRoles.find((each) => each === word);
  if (!role) throw new OperatorError(`A role is one of ${operatorRoles.join(', ')}.`);
  return role;
};

const nameOf = (word = '') => normalizeText(word).toLowerCase();

const typedOperator = async (db: Db, word: string | undefined): Promise<OperatorRow> => {
  const found = await findOperator(db, nameOf(word));
  if (!found) throw new OperatorError(`There is no operator ${word ?? ''}.`);
  return found;
};

/** Operators of the demonstration, who need no second factor, as listed at startup. */
export const operatorLines = async (db: Db): Promise<{ lines: string[]; isEmpty: boolean }> => {
  const all = await operatorsOf(db);
  const shown = all.filter(({ factorRequired, isDisabled }) => !factorRequired && !isDisabled);
  const widest = Math.max(...shown.map(({ username }) => username.length));
  const lines = shown.map(({ username, name, role }) => `    ${username.padEnd(widest)}  ${role}, ${name}`);
  return { lines, isEmpty: all.length === 0 };
};

export const operatorCommands: OperatorCommands = {
  'operator list': {
    usage: '',
    summary: 'who works at the desk',
    reads: true,
    run: async (_, { db }) =>
      (await operatorsOf(db)).map(({ username, name, role, isDisabled, factorAt }) =>
        [username, name, role, isDisabled ? 'disabled' : 'active', factorAt ? 'second factor' : ''].join('\t'),
      ),
  },
  'operator add': {
    usage: `<username> --role ${operatorRoles.join('|')} --name NAME`,
    summary: 'let somebody work at the desk; the password is shown once',
    options: { role: { type: 'string' }, name: { type: 'string' } },
    isAnswerSecret: true,
    run: async ({ words, options }, { db, now }) => {
      const username = nameOf(words[0]);
      if (!/^[a-z][a-z0-9._-]{2,39}$/.test(username)) {
        throw new OperatorError('A user name has 3 to 40 letters a-z, digits, dots or dashes, a letter first.');
      }
      const values = {
        username,
        name: typedText(options.name, 'who it is: --name NAME', 40),
        role: roleOf(options.role),
      };
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      if (!(await insertOperator(db, { ...values, passwordHash, createdAt: now }))) {
        throw new OperatorError(`There is an operator ${username} already.`);
      }
      return [`${username} may work as ${values.role}, with the password ${password}`];
    },
  },
  'operator role': {
    usage: `<username> ${operatorRoles.join('|')}`,
    summary: 'what somebody works as from now on',
    run: async ({ words }, { db }) => {
      const { id, username, role } = await typedOperator(db, words[0]);
      const after = roleOf(words[1]);
      await updateOperator(db, id, { role: after });
      return [`${username}: ${role} → ${after}.`];
    },
  },
  'operator disable': {
    usage: '<username>',
    summary: 'let somebody work at the desk no longer, from now on',
    run: async ({ words }, { db }) => {
      const { id, username } = await typedOperator(db, words[0]);
      await updateOperator(db, id, { isDisabled: true });
      await closeSessionsOf(db, id);
      return [`${username} is disabled and logged out.`];
    },
  },
  'operator reset': {
    usage: '<username>',
    summary: 'a new password, shown once, and no second factor until the next log-in; enables who was disabled',
    isAnswerSecret: true,
    run: async ({ words }, { db }) => {
      const { id, username } = await typedOperator(db, words[0]);
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      const noFactor = { secret: null, recovery: [], lastStep: 0, factorAt: null };
      await updateOperator(db, id, { passwordHash, isDisabled: false, ...noFactor });
      await closeSessionsOf(db, id);
      return [`${username} has the password ${password} and sets a new second factor.`];
    },
  },
};
