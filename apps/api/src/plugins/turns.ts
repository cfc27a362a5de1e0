import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '#errors/refusal.ts';
import { type Kind, type KindName, kinds, mostSeconds, mostWaiting } from '#limits.ts';

const refusal = () => new Refusal('rateLimited', { retryAfterSeconds: 2 });

type Run<T> = () => Promise<T>;

/** Lets that many run concurrently per key; a few more wait. */
const gatesOf = (most: number, waiting: number) => {
  const gates = new Map<number | string, LimitFunction>();
  return async <T>(key: number | string, run: Run<T>): Promise<T> => {
    const gate = gates.get(key) ?? pLimit(most);
    if (gate.pendingCount >= waiting) throw refusal();
    gates.set(key, gate);
    try {
      return await gate(run);
    } finally {
      if (gate.activeCount + gate.pendingCount === 0) gates.delete(key);
    }
  };
};

const gatesOfKind = ({ buyer, address, all }: Kind) => ({
  buyer: gatesOf(buyer, mostWaiting.buyer),
  address: gatesOf(address, mostWaiting.address),
  all: pLimit(all),
});

export type Turn = {
  kind: KindName;
  request: FastifyRequest;
  buyerId: number | null;
  /** Time used so far, such as for the session lookup; counts towards the limit. */
  elapsedMs?: number;
  /** Work whose duration depends on the caller, such as reading a body; it takes no slot. */
  prepare?: () => Promise<unknown>;
};

export type InTurn = <T>(turn: Turn, run: () => Promise<T> | T) => Promise<T>;

/**
 * Limits concurrent calls per buyer, per address and in total, so that a heavy user delays only themselves. Throws
 * `tooManyRequests` if too many wait or one waited too long, `busy` if a read takes too long; writes that have started
 * continue.
 */
export const createTurns = (seconds = mostSeconds): InTurn => {
  const gates = new Map(Object.entries(kinds).map(([name, kind]) => [name, gatesOfKind(kind)]));
  return async ({ kind, request, buyerId, elapsedMs = 0, prepare }, run) => {
    const gate = gates.get(kind) ?? gatesOfKind(kinds[kind]);
    const isRead = request.method === 'GET';
    const ended = Promise.withResolvers<never>();
    let state: 'waiting' | 'running' | 'ended' = 'waiting';
    const timeout = setTimeout(
      () => {
        if (state === 'waiting') ended.reject(refusal());
        else if (isRead) ended.reject(new Refusal('overloaded', { retryAfterSeconds: 5 }));
        else return;
        state = 'ended';
      },
      seconds * 1000 - elapsedMs,
    );
    const begin = () => {
      // Skip a read whose client has disconnected; a write still runs.
      if (state === 'ended' || (isRead && request.raw.socket?.destroyed)) throw refusal();
      state = 'running';
      return run();
    };
    const atAddress = () =>
      gate.address(request.ip, async () => {
        if (state !== 'ended') await prepare?.();
        return gate.all(async () => {
          // A call ends and the next starts in separate turns of the event loop, which lets others run in between.
          await nextTurn();
          return begin();
        });
      });
    try {
      return await Promise.race([buyerId === null ? atAddress() : gate.buyer(buyerId, atAddress), ended.promise]);
    } finally {
      clearTimeout(timeout);
      state = 'ended';
    }
  };
};
