import type { AddressInfo } from 'node:net';
import { refuseDemonstration } from '#config/demonstration.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { startDatabaseClock } from '#db/database-clock.ts';
import { buildApp } from './app.ts';
import { addStandingJobs, jobRunners } from './jobs.ts';
import { loggerOptions } from './log.ts';
import { startJobs } from './modules/job/index.ts';
import { listenForOperators } from './ops/listen.ts';
import { describeAccounts, seedIfUnused } from './seed.ts';
import { PortTakenError } from './start-errors.ts';

export type Server = {
  greeting: string;
  url: string;
  stop: () => Promise<void>;
  /** Writes a line to the server's log about an error that nothing caught. */
  reportUncaught: (error: unknown) => void;
};

/** Fills the data if that was asked for, and serves it until it is stopped. */
export const serve = async (config: Config, { db, close, kind }: Database): Promise<Server> => {
  const { now: clock, stop: stopClock } = await startDatabaseClock(db);
  refuseDemonstration(config, (await describeAccounts(db)).length > 0);
  await seedIfUnused(db, config, clock());
  await addStandingJobs(db, clock());
  const app = await buildApp({ config, db, clock, logger: loggerOptions(config.logLevel) });
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PortTakenError(`Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`);
  });
  const url = addressOf(app.server.address() as AddressInfo);

  const deliver = async (path: string, form: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(10_000);
    return (await fetch(new URL(path, url), { method: 'POST', headers, body: form, signal })).text();
  };
  const jobs = startJobs({ db, runners: jobRunners(deliver, config), clock, log: app.log });

  const operators =
    kind === 'embedded' ? await listenForOperators({ db, config, clock, log: app.log }) : { stop: async () => {} };

  const stop = async () => {
    stopClock();
    // Together: a long job must not keep requests that are under way from ending in time.
    await Promise.all([app.close(), jobs.stop(), operators.stop()]);
    await close();
  };
  const greeting = greet({
    url: config.publicUrl ?? url,
    data: kind === 'embedded' ? config.dataDir : null,
    accounts: await describeAccounts(db),
  });
  const reportUncaught = (error: unknown) =>
    app.log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'uncaught');
  return { greeting, url, stop, reportUncaught };
};

type Facts = { url: string; data: string | null; accounts: readonly string[] };

/** What a start says: where the shop is, who can log in to a demonstration, and where the data lies. */
const greet = ({ url, data, accounts }: Facts): string => {
  const lines = ['', `  药集 runs at ${url}`, ''];
  if (accounts.length > 0) lines.push(...accounts, '');
  lines.push(data === null ? '  The data is in the database of DATABASE_URL.' : `  The data lies in ${data}`, '');
  return `${lines.join('\n')}\n`;
};

/** Where a browser on this machine reaches it. */
const addressOf = ({ address, port, family }: AddressInfo) => {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};
