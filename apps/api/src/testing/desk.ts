import type { FixedRole } from '@yaoji/api-client/desk/contract';
import { afterAll } from 'vitest';
import type { Db } from '#db/database.ts';
import { operator } from '#db/schema/operator.ts';
import { buildDesk } from '#desk/desk-app.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { deskClient } from './client.ts';
import type { TestApp } from './test-app.ts';

type Role = FixedRole | `${number}`;

const password = 'desk-of-yaoji-2026';

/** A desk with a shop in memory; every answer is validated against its contract. */
export const startTestDesk = async (db: Db, { config, time }: Pick<TestApp, 'config' | 'time'>) => {
  const logger = { level: 'error' };
  const app = await buildDesk({ config, db, clock: () => time.now, checkAnswers: true, maxSeconds: 3600, logger });
  afterAll(() => app.close());
  const call = deskClient(app);
  const passwordHash = await hashPassword(password);

  /** Adds an operator without a required second factor, logs in, and returns the session's cookie. */
  const work = async (roles: Role | Role[], username = String(roles)): Promise<string> => {
    const values = { username, name: username, roles: [roles].flat(), passwordHash, factorRequired: false };
    await db.insert(operator).values(values).onConflictDoNothing();
    const { cookie, message } = await call('logIn', { body: { username, password } });
    if (!cookie) throw new Error(`${username} could not log in: ${message}`);
    return cookie;
  };
  return { app, call, work, password };
};

/** The id under which a refused write can be handed in for approval. */
export const draftOf = ({ status, message, data }: { status: number; message: string; data: unknown }): number => {
  if (status !== 428) throw new Error(`${status} ${message}`);
  return (data as { approval: number }).approval; // The cast: what every refusal with this status has.
};
