import type { AddressInfo } from 'node:net';
import type { Config } from '#config.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { buildApp } from './app.ts';
import { greet } from './greeting.ts';
import { addStandingJobs, jobRunners } from './jobs.ts';
import { startJobs } from './modules/job/index.ts';
import { isDemonstration, seedIfUnused } from './seed.ts';

export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

export type Server = { greeting: string; url: string; stop: () => Promise<void> };

/** Opens the data, fills it if that was asked for, and serves it until it is stopped. */
export const startServer = async (config: Config): Promise<Server> => {
  const database = await open(config);
  try {
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};

const serve = async (config: Config, { db, close, kind }: Database): Promise<Server> => {
  const clock = () => new Date();
  await seedIfUnused(db, config, clock());
  await addStandingJobs(db, clock());
  const app = await buildApp({ config, db, clock, logger: { level: config.logLevel } });
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
  const jobs = startJobs({ db, runners: jobRunners(deliver), clock, log: app.log });

  const stop = async () => {
    await jobs.stop();
    await app.close();
    await close();
  };
  const greeting = await greet({
    url: config.publicUrl ?? url,
    data: kind === 'embedded' ? config.dataDir : null,
    isDemonstration: await isDemonstration(db),
  });
  return { greeting, url, stop };
};

const open = async (config: Config) => {
  const { databaseUrl, dataDir, maxConnections } = config;
  try {
    return await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, maxConnections });
  } catch (error) {
    const { code } = error as { code?: string };
    if (!databaseUrl || !code || !unreachable.has(code)) throw error;
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL cannot be used (${code}): ${(error as Error).message}`,
    );
  }
};

/** No connection, no such host, wrong password, no such database. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);

/** Where a browser on this machine reaches it. */
const addressOf = ({ address, port, family }: AddressInfo) => {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};
