import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Db } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { endAllSessions, removeFactorFor } from '#modules/identity/account/index.ts';
import { findFactor, programsOf, sessionsOf } from '#modules/identity/auth/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { endProgram, issueProgram } from '#modules/integrations/program/index.ts';
import { toFlag, toSeconds } from '#wire-values.ts';
import type { DeskContext, DeskHandlers, Written } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'access' | 'programs'}${string}` }>['id'];
type Access = Schemas['BuyerAccess'];

const known = async (db: Db, id: number) => required(await findApplicant(db, id), 'buyerMissing');

const loadAccess = async ({ db, now }: DeskContext, id: number): Promise<Access> => ({
  hasFactor: toFlag((await findFactor(db, { buyerId: id })) !== null),
  sessions: (await sessionsOf(db, id, now)).filter(({ isProgram }) => !isProgram).length,
  programs: (await programsOf(db, id, now)).map(({ buyerId: _, scope, ...program }) => ({
    ...program,
    scopes: (scope?.split(' ') ?? []) as Access['programs'][number]['scopes'], // The cast: only valid scopes are written.
    seenAt: toSeconds(program.seenAt),
    expiresAt: toSeconds(program.expiresAt),
  })),
});

/** Runs a change of a buyer's access, and answers with the access after it. */
const change = async (
  context: DeskContext,
  id: number,
  message: string,
  run: () => Promise<unknown>,
): Promise<Written<Access>> => {
  const { username } = await known(context.db, id);
  const before = await loadAccess(context, id);
  await run();
  const data = await loadAccess(context, id);
  return { data, message, subject: username, before, after: data };
};

export const accessHandlers = {
  getBuyerAccess: async ({ params: { id } }, context) => {
    await known(context.db, id);
    return loadAccess(context, id);
  },
  endBuyerSessions: ({ params: { id } }, context) =>
    change(context, id, '登录已全部结束', () => endAllSessions(context.db, id, context.now)),
  removeBuyerFactor: async ({ params: { id }, body: { reason } }, context) => {
    const written = await change(context, id, '两步验证已关闭', () => removeFactorFor(context.db, id, context.now));
    return { ...written, after: { ...written.data, reason } };
  },
  issueProgramToken: async ({ params: { id }, body: { name, ...body } }, context) => {
    const { db, now } = context;
    if ((await known(db, id)).closedAt) throw new Refusal('accountClosed');
    let token = '';
    const { data, ...rest } = await change(context, id, '令牌已发放', async () => {
      token = await issueProgram(db, id, { ...body, name: name.trim() }, now);
    });
    return { ...rest, data: { token, access: data } };
  },
  endProgram: async ({ params: { id } }, context) => {
    const { db, now } = context;
    const { buyerId, name } = required(await endProgram(db, id, now), 'programMissing');
    const { username } = await known(db, buyerId);
    const data = await loadAccess(context, buyerId);
    return { data, message: '令牌已结束', subject: username, before: { program: name }, after: null };
  },
} satisfies DeskHandlers<Calls>;
