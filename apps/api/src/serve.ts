import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseDemonstration } from '#config/demonstration.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { startDatabaseClock } from '#db/database-clock.ts';
import { buildApp } from './app.ts';
import { buildDesk } from './desk/desk-app.ts';
import { addStandingJobs, jobRunners } from './jobs.ts';
import { loggerOptions } from './log.ts';
import { addFirstTexts, addStandingCategories } from './modules/content/article/index.ts';
import { startWebhooks } from './modules/integrations/webhook/index.ts';
import { startJobs } from './modules/platform/job/index.ts';
import { collectWhenQuiet } from './plugins/idle-memory.ts';
import { describeAccounts, describeOperators, seedIfUnused } from './seed.ts';
import { PortTakenError } from './start-errors.ts';

export type Server = {
  greeting: string;
  url: string;
  stop: () => Promise<void>;
  /** Logs an uncaught error. */
  reportUncaught: (error: unknown) => void;
};

/** Seeds the data if configured, and serves it until stopped. */
export const serve = async (config: Config, { db, close }: Database): Promise<Server> => {
  const { now: clock, stop: stopClock } = await startDatabaseClock(db);
  refuseDemonstration(config, (await describeAccounts(db)).length > 0);
  await seedIfUnused(db, config, clock());
  await addStandingJobs(db, clock());
  await addStandingCategories(db);
  await addFirstTexts(db, clock());
  const options = { config, db, clock, logger: loggerOptions(config.logLevel) };
  const [app, desk] = [await buildApp(options), await buildDesk(options)];
  const url = await listen(app, config, 'port');
  const deskUrl = await listen(desk, config, 'deskPort').catch(async (error) => {
    await app.close();
    throw error;
  });

  const deliver = async (path: string, form: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(10_000);
    return (await fetch(new URL(path, url), { method: 'POST', headers, body: form, signal })).text();
  };
  collectWhenQuiet([app.server, desk.server]);
  const jobs = startJobs({ db, runners: jobRunners(deliver, config), clock, log: app.log });
  const webhooks = startWebhooks({ db, config, log: app.log }, clock);

  const stop = async () => {
    stopClock();
    // In parallel: a long job must not delay requests in flight.
    await Promise.all([app.close(), desk.close(), jobs.stop(), webhooks.stop()]);
    await close();
  };
  const greeting = greet({
    url: config.publicUrl ?? url,
    deskUrl: config.deskUrl ?? deskUrl,
    data: config.databaseUrl === null ? config.dataDir : null,
    accounts: [...(await describeAccounts(db)), ...(await describeOperators(db, config.deskUrl ?? deskUrl))],
  });
  const reportUncaught = (error: unknown) =>
    app.log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'uncaught');
  return { greeting, url, stop, reportUncaught };
};

type Facts = { url: string; deskUrl: string; data: string | null; accounts: readonly string[] };

/** The startup output: addresses of shop and desk, demonstration accounts, and the data's location. */
const greet = ({ url, deskUrl, data, accounts }: Facts): string => {
  const lines = ['', `  药集 runs at ${url}`, `  its desk at ${deskUrl}`, ''];
  if (accounts.length > 0) lines.push(...accounts, '');
  lines.push(data === null ? '  The data is in the database of DATABASE_URL.' : `  The data lies in ${data}`, '');
  return `${lines.join('\n')}\n`;
};

/** Returns the address it listens on. */
const listen = async (app: FastifyInstance, config: Config, which: 'port' | 'deskPort'): Promise<string> => {
  const port = config[which];
  await app.listen({ port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const name = which === 'port' ? 'PORT' : 'DESK_PORT';
    throw new PortTakenError(`Port ${port} is taken. Stop what uses it, or set ${name} to another one.`);
  });
  return addressOf(app.server.address() as AddressInfo);
};

/** The address for a browser on this machine. */
const addressOf = ({ address, port, family }: AddressInfo) => {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};
