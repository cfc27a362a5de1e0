import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { askNothing } from '#db/contents.ts';
import { Refusal } from '#errors/refusal.ts';
import type { World } from '#plugins/request-context.ts';
import { createMetrics, timeRequests } from './metrics.ts';

/** Time limit of the database probe. */
const patienceMs = 2000;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/healthz`: the process answers; `/readyz`: its database answers too; `/metrics`: for Prometheus, including the
 * desk's requests.
 */
export const serveMonitoring = (app: FastifyInstance, { config, db, clock }: World) => {
  const metrics = createMetrics(db, clock);
  app.addHook('onClose', async () => metrics.stop());
  timeRequests(app);

  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );

  app.get('/readyz', async (_, reply) => {
    const isReady = await within(askNothing(db));
    reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8');
    return isReady ? 'ok\n' : 'The database does not answer.\n';
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new Refusal('contentMissing');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.write());
  });
};

/** With a token, for anyone who sends it; without one, only for this machine, and not through a proxy. */
const mayRead = ({ headers, socket }: FastifyRequest, { metricsToken }: Config) => {
  if (metricsToken === null) {
    return loopback.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
  }
  const [actual, expected] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map((text) => Buffer.from(text));
  return actual?.length === expected?.length && timingSafeEqual(actual as Buffer, expected as Buffer);
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
