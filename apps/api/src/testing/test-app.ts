import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { Db } from '#db/database.ts';
import { type Client, memoryClient } from './client.ts';

export type TestApp = Client & {
  app: FastifyInstance;
  config: Config;
  /** The server's clock, which tests can set. */
  time: { now: Date };
};

/** The complete server in memory on a test's database; every answer is validated against the contract. */
export const startTestApp = async (db: Db, env: Record<string, string> = {}): Promise<TestApp> => {
  const config = readConfig({ SEED: 'none', SHOP_DIR: '/nowhere', ...env });
  const time = { now: new Date() };
  const logger = { level: env.LOG_LEVEL ?? 'error' };
  const app = await buildApp({ config, db, clock: () => time.now, checkAnswers: true, maxSeconds: 3600, logger });
  afterAll(() => app.close());
  return { app, config, time, ...memoryClient(app) };
};
