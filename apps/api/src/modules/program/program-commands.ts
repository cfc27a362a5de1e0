import { chinaDay } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { closeOwnSession, findAccount } from '#modules/auth/index.ts';
import { sendMessage } from '#modules/message/index.ts';
import { recordEvent } from '#modules/security-log/index.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { openProgram, programsOf } from './program.repository.ts';
import { isScope, type Scope, scopeNames } from './scopes.ts';

const mostDays = 365;

export const programCommands: OperatorCommands = {
  'token issue': {
    usage: `<username> --name TEXT --scopes ${scopeNames.join(',')} [--days 90]`,
    summary: 'a token with which a program of the buyer calls the API; shown once, and the buyer is notified',
    options: { name: { type: 'string' }, scopes: { type: 'string' }, days: { type: 'string' } },
    isAnswerSecret: true,
    run: async ({ words, options }, { db, now }) => {
      const buyerId = await accountOf(db, words);
      const name = String(options.name ?? '').trim();
      if (!name || name.length > 40) throw new OperatorError('Name the program: --name "…", 40 characters at most.');
      const allowed = scopesOf(String(options.scopes ?? ''));
      const expiresAt = new Date(now.getTime() + daysOf(options.days) * dayMs);
      const token = await openProgram(db, { buyerId, name, scopes: allowed, expiresAt }, now);
      const detail = `${name}（${allowed.join('、')}，${chinaDay(expiresAt)}前有效）`;
      const body = `程序 ${detail} 可以代您调用接口。如非本人申请，请在“账号安全”中结束它。`;
      const message = { kind: 'system', title: '程序访问已开通', body, url: href('account_security') } as const;
      await sendMessage(db, buyerId, message, now);
      await recordEvent(db, { now, client: { address: '', userAgent: '' } }, buyerId, 'programAllowed', detail);
      return [token];
    },
  },
  'token list': {
    usage: '<username>',
    summary: 'the programs of a buyer: number, name, scopes, last use, end',
    reads: true,
    run: async ({ words }, { db, now }) =>
      (await programsOf(db, await accountOf(db, words), now)).map(({ id, name, scope, seenAt, expiresAt }) =>
        [id, name, scope, chinaDay(seenAt), chinaDay(expiresAt)].join('\t'),
      ),
  },
  'token end': {
    usage: '<username> <number>',
    summary: 'end a token, by its number in the list',
    run: async ({ words }, { db, now }) => {
      const buyerId = await accountOf(db, words);
      const program = (await programsOf(db, buyerId, now)).find(({ id }) => String(id) === words[1]);
      if (!program) throw new OperatorError(`${words[0]} has no token ${words[1] ?? ''}.`);
      await closeOwnSession(db, buyerId, program.id);
      const source = { now, client: { address: '', userAgent: '' } };
      await recordEvent(db, source, buyerId, 'sessionEnded', `由客服结束程序 ${program.name}`);
      return [`${program.name} has no access any more.`];
    },
  },
};

const accountOf = async (db: Executor, [username]: string[]): Promise<number> => {
  if (!username) throw new OperatorError('Name the account: its user name.');
  const account = await findAccount(db, username);
  if (!account) throw new OperatorError(`There is no account ${username}.`);
  return account.buyerId;
};

const scopesOf = (typed: string): Scope[] => {
  const names = [...new Set(typed.split(',').map((name) => name.trim()))];
  if (!names.every(isScope)) throw new OperatorError(`--scopes takes one or more of ${scopeNames.join(',')}.`);
  return names;
};

const daysOf = (typed: string | boolean | undefined): number => {
  const days = Number(typed ?? 90);
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new OperatorError(`--days takes a number from 1 to ${mostDays}.`);
  return days;
};
