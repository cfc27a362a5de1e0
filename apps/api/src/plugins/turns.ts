import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '#errors/refusal.ts';
import { type Kind, type KindName, kinds, mostSeconds, mostWaiting } from '#limits.ts';

/** Buyers or addresses that are counted; beyond so many the one that was quiet longest is forgotten. */
const mostKnown = 10_000;

const refusal = () => new Refusal('rateLimited', { retryAfterSeconds: 2 });

type Run<T> = () => Promise<T>;

/** Lets so many run at once for each key; a few more wait. */
const gatesOf = (most: number, waiting: number) => {
  const gates = new LRUCache<number | string, LimitFunction>({ max: mostKnown });
  return <T>(key: number | string, run: Run<T>): Promise<T> => {
    const gate = gates.get(key) ?? pLimit(most);
    gates.set(key, gate);
    if (gate.pendingCount >= waiting) throw refusal();
    return gate(run);
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
  /** What the request has taken so far, such as to find its session: it counts. */
  elapsedMs?: number;
  /** What may take long because of the caller, such as reading a body: it takes the turn of nobody else. */
  prepare?: () => Promise<unknown>;
};

export type InTurn = <T>(turn: Turn, run: () => Promise<T> | T) => Promise<T>;

/**
 * Runs calls when it is their turn: a buyer, an address and all together have so many at once. So who asks for much waits
 * for himself. Throws `tooManyRequests` where too many wait or one waited too long, `busy` where a read takes too long; what
 * has begun to write goes on.
 */
export const createTurns = (): InTurn => {
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
      mostSeconds * 1000 - elapsedMs,
    );
    const begin = () => {
      // Nobody reads the answer any more; what somebody wanted written is written.
      if (state === 'ended' || (isRead && request.raw.socket?.destroyed)) throw refusal();
      state = 'running';
      return run();
    };
    const atAddress = () =>
      gate.address(request.ip, async () => {
        if (state !== 'ended') await prepare?.();
        return gate.all(async () => {
          // One call ends and the next begins in turns of the event loop of their own; between them come all others.
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
