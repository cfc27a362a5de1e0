import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { askNothing } from '#db/contents.ts';
import { type Db, poolState } from '#db/database.ts';
import { notFound } from '#errors/refusal.ts';
import { countJobs } from '#modules/job/index.ts';
import type { World } from '#plugins/request-context.ts';
import { Histogram, writeValues } from './exposition.ts';
import { processReader } from './process-values.ts';

/** A probe that waits longer than this has its answer. */
const patienceMs = 2000;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/healthz`: the process answers; `/readyz`: so does its database; `/metrics`: for Prometheus. Every request is timed
 * under its operation, and written to the log as a line without anything that it carried.
 */
export const serveMonitoring = (app: FastifyInstance, { config, db, clock }: World) => {
  const requests = new Histogram('yaoji_request_seconds', 'Time to answer, by operation of the contract.');
  const measured = processReader();
  app.addHook('onClose', async () => measured.stop());

  app.addHook('onResponse', async (request, reply) => {
    const { url, config: route } = request.routeOptions;
    const operation = route.operation ?? url ?? 'none';
    const status = reply.statusCode;
    requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1000);
    request.log.info({ operation, method: request.method, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'));

  app.get('/readyz', async (_, reply) => {
    const isReady = await within(askNothing(db));
    reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain');
    return isReady ? 'ok\n' : 'The database does not answer.\n';
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw notFound();
    const lines = [...requests.write(), ...measured.read(), ...poolValues(db), ...(await jobValues(db, clock()))];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
};

/** With a token whoever knows it; without one only this machine, and nobody whom a proxy lets through. */
const mayRead = ({ headers, socket }: FastifyRequest, { metricsToken }: Config) => {
  if (metricsToken === null) {
    return loopback.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
  }
  const [given, expected] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
};

const within = async (asked: Promise<unknown>): Promise<boolean> => {
  const timer = Promise.withResolvers<boolean>();
  const timeout = setTimeout(() => timer.resolve(false), patienceMs);
  const answered = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, timer.promise]).finally(() => clearTimeout(timeout));
};

const poolValues = (db: Db) => {
  const pool = poolState(db);
  if (!pool) return [];
  return writeValues('yaoji_database_connections', 'Connections of the pool, and who waits for one.', 'gauge', [
    [{ state: 'busy' }, pool.busy],
    [{ state: 'idle' }, pool.idle],
    [{ state: 'waited_for' }, pool.waitedFor],
  ]);
};

/** Nothing, rather than no page, while the database does not answer. */
const jobValues = async (db: Db, now: Date): Promise<string[]> => {
  const counts = await Promise.race([
    countJobs(db, now).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref()),
  ]);
  if (!counts) return [];
  return writeValues('yaoji_jobs', 'Jobs that are not done, by what they wait for.', 'gauge', [
    [{ state: 'planned' }, counts.planned],
    [{ state: 'due' }, counts.due],
    [{ state: 'running' }, counts.running],
    [{ state: 'failing' }, counts.failing],
  ]);
};
