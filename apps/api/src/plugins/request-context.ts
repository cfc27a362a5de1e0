import { AsyncLocalStorage } from 'node:async_hooks';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { findProgram, findSession } from '#modules/identity/auth/index.ts';
import type { Context, SignedIn } from '#operation.ts';
import { requireOwnOrigin } from './origin.ts';
import { sessionCookieOf } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Unparsed JSON of a provider or an ERP: a signature covers every byte of it. */
    signedBody?: string;
  }
  interface FastifyContextConfig {
    /** Operation id in one of the contracts. */
    operation?: string;
    scope?: string | null;
    access?: 'visitor' | 'buyer' | 'provider' | 'operator' | 'key';
  }
}

export type World = { config: Config; db: Db; clock: () => Date };

export const readCookies = (app: FastifyInstance) => app.register(cookie);

const lookups = new AsyncLocalStorage<Map<string, Promise<SignedIn | null>>>();

/** Calls made within `run` share one session lookup. */
export const sharingSession = <T>(run: () => T): T => lookups.run(new Map(), run);

const findShared = (db: Db, token: string, now: Date): Promise<SignedIn | null> => {
  const shared = lookups.getStore();
  const found = shared?.get(token) ?? findSession(db, token, now);
  shared?.set(token, found);
  return found;
};

/** The buyer of a program's token, if it has the operation's scope: a token grants nothing else. */
const findAllowed = async (db: Db, token: string, now: Date, scope: string | null = null): Promise<SignedIn> => {
  const program = required(await findProgram(db, token, now), 'signedOut');
  if (scope === null || !program.scopes.includes(scope)) throw new Refusal('tokenForbids');
  return program;
};

/** Builds the context of a request; looks a session up only if the request sends one. */
export const contextReader =
  ({ config, db, clock }: World) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const now = clock();
    const { name: sessionCookie, device: deviceCookie, options: cookieOptions } = sessionCookieOf(request, config);
    const token = request.cookies[sessionCookie] ?? null;
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const findSignedIn = () => {
      if (bearer !== undefined) return findAllowed(db, bearer, now, request.routeOptions.config.scope);
      return token === null ? null : findShared(db, token, now);
    };
    return {
      db,
      config,
      now,
      signedIn: await findSignedIn(),
      client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
      session: {
        token,
        set: (value, expires) => {
          // A log-in by GET (a scan) needs this too: another site must not trigger it.
          requireOwnOrigin(request, config);
          reply.setCookie(sessionCookie, value, { ...cookieOptions, expires });
        },
        clear: () => reply.clearCookie(sessionCookie, cookieOptions),
      },
      device: {
        token: request.cookies[deviceCookie] ?? null,
        set: (value, expires) => reply.setCookie(deviceCookie, value, { ...cookieOptions, expires }),
      },
      sent: { header: (name) => request.headers[name]?.toString(), body: request.signedBody ?? '' },
      log: request.log,
    };
  };
