import { type OperationData, type OperationId, type OperationInput, operations } from '@yaoji/api-client/contract';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';
import { afterAll } from 'vitest';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { Db } from '#db/database.ts';

type Envelope<Data> = {
  status: number;
  code: number;
  message: string;
  data: Data;
  errors?: Record<string, string[]>;
  cookie: string | null;
};

/** What a call sends; parts that the operation does not have, or has no need of, are left out. */
export type CallInput<Id extends OperationId> = {
  [Part in keyof OperationInput<Id>]?: Partial<OperationInput<Id>[Part]>;
};

export type TestApp = {
  app: FastifyInstance;
  config: Config;
  /** The server's clock: a test moves it. */
  time: { now: Date };
  /** Calls an operation as a visitor, or with a session's cookie as its buyer. */
  call: <Id extends OperationId>(
    id: Id,
    input?: CallInput<Id>,
    session?: string,
  ) => Promise<Envelope<OperationData<Id>>>;
  /** Logs in and answers with the session's cookie. */
  signIn: (username: string, password?: string) => Promise<string>;
};

/** The whole server in memory on a test's database; every answer is held against the contract. */
export const startTestApp = async (db: Db, env: Record<string, string> = {}): Promise<TestApp> => {
  const config = readConfig({ SEED: 'none', SHOP_DIR: '/nowhere', ...env });
  const time = { now: new Date() };
  const app = await buildApp({
    config,
    db,
    clock: () => time.now,
    checkAnswers: true,
    logger: { level: env.LOG_LEVEL ?? 'error' },
  });
  afterAll(() => app.close());

  const call: TestApp['call'] = async (id, input = {}, session) => {
    const { method, path } = operations[id];
    const parts = input as { params?: Record<string, unknown>; query?: object; body?: object };
    const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts.params?.[name] ?? '')));
    const response = await app.inject({
      method: method.toUpperCase() as 'GET',
      url: `${url}${qs.stringify(parts.query ?? {}, { addQueryPrefix: true, indices: false })}`,
      headers: {
        ...(session ? { cookie: session } : {}),
        ...(parts.body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(parts.body ? { payload: qs.stringify(parts.body) } : {}),
    });
    const cookie = response.cookies.find(({ name }) => name === 'yaoji_session');
    return {
      status: response.statusCode,
      cookie: cookie ? `${cookie.name}=${cookie.value}` : null,
      ...response.json(),
    };
  };

  const signIn: TestApp['signIn'] = async (username, password = 'yaoji2026') => {
    const { cookie, message } = await call('login', { body: { username, password } } as never);
    if (!cookie) throw new Error(`${username} could not log in: ${message}`);
    return cookie;
  };

  return { app, config, time, call, signIn };
};
