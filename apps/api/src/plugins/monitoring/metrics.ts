import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, poolState } from '#db/database.ts';
import { countJobs } from '#modules/platform/job/index.ts';

/** Scrapes wait no longer for a database that does not answer. */
const patienceMs = 2000;

/** Upper bounds in seconds: from a cached answer to the client's timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requests = new Histogram({
  name: 'yaoji_request_seconds',
  help: 'Time to answer, by operation of the contract; those of the desk begin with `desk`.',
  labelNames: ['operation', 'status'],
  buckets,
  registers: [],
});

/** Times every request of a server by operation, and logs a line without any of its data. */
export const timeRequests = (app: FastifyInstance, prefix = '') => {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config: route } = request.routeOptions;
    const operation = `${prefix}${route.operation ?? url ?? 'none'}`;
    const status = reply.statusCode;
    requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1000);
    request.log.info({ operation, method: request.method, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};

let ofProcess: Registry | undefined;

/** The library's process metrics. They cannot be stopped, so they start once for all servers in a process. */
const processRegistry = (): Registry => {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const registers = [ofProcess];
  ofProcess.registerMetric(requests);
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Heap in use.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Since the start.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  return ofProcess;
};

export const createMetrics = (db: Db, clock: () => Date) => {
  const registry = new Registry();
  const registers = [registry];
  const stop = measureLoopDelay(registers);
  new Gauge({
    name: 'yaoji_database_connections',
    help: 'Connections of the pool, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = poolState(db);
      if (!pool) return;
      this.set({ state: 'busy' }, pool.busy);
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'waited_for' }, pool.waitedFor);
    },
  });
  new Gauge({
    name: 'yaoji_jobs',
    help: 'Jobs that are not done, by what they wait for.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await jobCounts(db, clock());
      // Report no figures instead of stale ones while the database does not answer.
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  const all = Registry.merge([registry, processRegistry()]);
  return { contentType: all.contentType, write: () => all.metrics(), stop };
};

/** Event loop delay since the last scrape. */
const measureLoopDelay = (registers: Registry[]) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'yaoji_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const percentage of [50, 99, 100]) {
        // Two scrapes in one turn of the loop have no measurement in between.
        const nanoseconds = delay.count === 0 ? 0 : percentage === 100 ? delay.max : delay.percentile(percentage);
        this.set({ quantile: String(percentage / 100) }, nanoseconds / 1e9);
      }
      delay.reset();
    },
  });
  return () => delay.disable();
};

const jobCounts = (db: Db, now: Date) =>
  Promise.race([
    countJobs(db, now).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref()),
  ]);
