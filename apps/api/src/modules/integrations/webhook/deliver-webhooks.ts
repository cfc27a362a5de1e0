import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#durations.ts';
import { toSeconds } from '#wire-values.ts';
import { postJson } from './post.ts';
import {
  activeEndpoints,
  type Claimed,
  claimDeliveries,
  clearFailing,
  type EndpointRow,
  makeDeliveries,
  markFailing,
  updateDelivery,
  updateEndpoint,
} from './webhook.repository.ts';

const atOnce = 8;
/** Longer than the limit of an attempt. */
const leaseMs = minuteMs;

/** Delays after failed attempts, five days in all; then the event is abandoned. */
const waitsMs = [
  ...[5, 30].map((seconds) => seconds * secondMs),
  ...[2, 10, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 4, 8, 12, 23, 23, 23, 23].map((hours) => hours * hourMs),
];
/** An endpoint without any success is stopped before that, so that no event is abandoned there. */
const stopAfterMs = 4 * dayMs;

type World = { db: Db; config: Pick<Config, 'webhookHosts'>; log: FastifyBaseLogger };

/** Sends due events to an endpoint, each signed according to Standard Webhooks; returns their number. */
const deliverTo = async (world: World, endpoint: EndpointRow, now: Date): Promise<number> => {
  const claimed = await claimDeliveries(world.db, endpoint.id, atOnce, leaseMs, now);
  await Promise.all(claimed.map((each) => deliver(world, endpoint, each, now)));
  return claimed.length;
};

/** Creates deliveries of new events, and sends due ones to every endpoint. */
export const deliverWebhooks = async (world: World, now: Date): Promise<number> => {
  await makeDeliveries(world.db, now);
  const counts = await Promise.all((await activeEndpoints(world.db)).map((each) => deliverTo(world, each, now)));
  return counts.reduce((sum, count) => sum + count, 0);
};

const deliver = async ({ db, config, log }: World, endpoint: EndpointRow, event: Claimed, now: Date) => {
  const { kind, position, subject, number, createdAt } = event;
  const body = JSON.stringify({ type: kind, timestamp: createdAt.toISOString(), data: { position, subject, number } });
  const id = `msg_${event.eventId}`;
  const secrets = [
    endpoint.secret,
    ...(endpoint.previousUntil && endpoint.previousUntil > now ? [endpoint.previousSecret] : []),
  ];
  const signatures = secrets.flatMap((secret) => (secret ? [new Webhook(secret).sign(id, now, body)] : []));
  const headers = {
    'user-agent': 'Yaoji-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(toSeconds(now)),
    'webhook-signature': signatures.join(' '),
  };
  const answer = await postJson(endpoint.url, body, headers, config.webhookHosts).catch((error: Error) => ({
    status: null,
    text: error.message,
  }));
  const { status, text } = answer;
  const seen = { answeredAt: now, answerStatus: status, answer: text.replaceAll('\0', '').slice(0, 500) };
  await db.transaction(async (tx) => {
    if (status !== null && status >= 200 && status < 300) {
      await updateDelivery(tx, event.id, { ...seen, status: 'delivered' });
      await clearFailing(tx, endpoint.id);
      return;
    }
    const waitMs = waitsMs[event.attempts - 1];
    const nextAt = new Date(now.getTime() + (waitMs ?? 0));
    const since = await markFailing(tx, endpoint.id, now);
    const isStopped = status === 410 || now.getTime() - since.getTime() >= stopAfterMs;
    // While nothing arrives there, it waits; if others arrive, an event refused for days is abandoned.
    const isAbandoned = waitMs === undefined && !isStopped;
    await updateDelivery(tx, event.id, { ...seen, nextAt, ...(isAbandoned && { status: 'failed' }) });
    if (!isStopped) return;
    await updateEndpoint(tx, endpoint.id, { stoppedAt: now });
    log.warn({ endpoint: endpoint.id }, 'A webhook endpoint was stopped.');
  });
};

const pollMs = 500;

/**
 * Sends webhooks until stopped. Separate from the jobs, and per endpoint: a slow one delays neither payments nor other
 * endpoints.
 */
export const startWebhooks = (world: World, clock: () => Date): { stop: () => Promise<void> } => {
  const stopped = new AbortController();
  const sending = new Map<number, Promise<void>>();
  const send = async (endpoint: EndpointRow) => {
    try {
      while (!stopped.signal.aborted && (await deliverTo(world, endpoint, clock())) > 0);
    } catch (error) {
      world.log.error({ err: error, endpoint: endpoint.id }, 'Webhooks could not be sent.');
    }
    sending.delete(endpoint.id);
  };
  const poll = async () => {
    while (!stopped.signal.aborted) {
      try {
        await makeDeliveries(world.db, clock());
        for (const endpoint of await activeEndpoints(world.db)) {
          if (!sending.has(endpoint.id)) sending.set(endpoint.id, send(endpoint));
        }
      } catch (error) {
        world.log.error({ err: error }, 'Webhooks could not be read.');
      }
      await wait(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const polling = poll();
  const stop = async () => {
    stopped.abort();
    await polling;
    await Promise.all(sending.values());
  };
  return { stop };
};
