import type { Schemas } from '@yaoji/api-client/desk/contract';
import {
  beginFactor,
  changePassword,
  closeDeskSession,
  closeDeskSessionsOf,
  confirmFactor,
  createFirstOwner,
  enterByCode,
  enterByPassword,
  type Operator,
  type OperatorRow,
  withRoles,
} from '#modules/operators/operator/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { toFlag } from '#wire-values.ts';
import type { DeskContext, DeskHandlers, SessionCall } from './operation.ts';

const toOperator = (
  { id, username, name, held, permissions, factorAt, factorRequired }: Operator,
  { shopUrl }: DeskContext,
): Schemas['Operator'] => ({
  id,
  username,
  name,
  roles: held.map(({ key, name }) => ({ key, name })),
  permissions: [...permissions],
  hasFactor: toFlag(factorAt !== null),
  mustSetFactor: toFlag(factorRequired && factorAt === null),
  shopUrl,
});

const record = ({ db, now, client }: DeskContext, { username }: OperatorRow, call: SessionCall) =>
  addEntry(db, {
    operator: username,
    command: `desk ${call}`,
    outcome: 'done',
    answer: client.address,
    createdAt: now,
  });

const enter = async (context: DeskContext, call: SessionCall, entering: ReturnType<typeof enterByCode>) => {
  const { operator, token, expiresAt } = await entering;
  if (context.session.token) await closeDeskSession(context.db, context.session.token);
  context.session.set(token, expiresAt);
  await record(context, operator, call);
  return toOperator(await withRoles(context.db, operator), context);
};

export const sessionHandlers = {
  getOperator: async (_, context) => context.working && toOperator(context.working.operator, context),
  createOwner: ({ body }, context) =>
    enter(context, 'createOwner', createFirstOwner(context.db, body, context.client, context.now)),
  logIn: ({ body }, context) => enter(context, 'logIn', enterByPassword(context.db, body, context.client, context.now)),
  logInByCode: ({ body }, context) =>
    enter(context, 'logInByCode', enterByCode(context.db, body, context.client, context.now)),
  logOut: async (_, { db, session }) => {
    if (session.token) await closeDeskSession(db, session.token);
    session.clear();
    return null;
  },
  beginFactor: ({ body }, { db, working, now }) => beginFactor(db, working.operator, body.password, now),
  confirmFactor: async ({ body }, context) => {
    const { db, working, now } = context;
    const recoveryCodes = await confirmFactor(db, working.operator, body.code, now);
    await closeDeskSessionsOf(db, working.operator.id, working.sessionId);
    await record(context, working.operator, 'confirmFactor');
    return { recoveryCodes };
  },
  changeOwnPassword: async ({ body }, context) => {
    const { db, working } = context;
    await changePassword(context, working.operator, body);
    await closeDeskSessionsOf(db, working.operator.id, working.sessionId);
    await record(context, working.operator, 'changeOwnPassword');
    return null;
  },
} satisfies DeskHandlers<SessionCall | 'getOperator'>;
