import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { secondMs } from '#durations.ts';

/** A collection takes a tenth of a second: longer than a pause between two pages, so that few wait for it. */
const quietMs = 15 * secondMs;

/** Probes repeat for as long as the process lives. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

const collectAll = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** Collects garbage when these servers have been quiet for a while: V8 alone keeps it for hours. */
export const collectWhenQuiet = (servers: readonly Server[], collect = collectAll): void => {
  const timer = setTimeout(collect, quietMs).unref();
  for (const server of servers) server.on('request', ({ url = '' }) => probes.has(url) || timer.refresh());
};
