import type { Scope } from '@yaoji/api-client/erp/contract';
import { toSeconds } from '#wire-values.ts';
import type { ErpHandlers } from './operation.ts';

/** Request limit of one key. */
export const perMinute = 600;

export const keyHandlers = {
  getKey: async (_, { key, now }) => ({
    name: key.name,
    scopes: key.scopes as Scope[], // The cast: only valid scopes are written.
    endsAt: toSeconds(key.endsAt),
    perMinute,
    now: toSeconds(now),
  }),
} satisfies ErpHandlers<'getKey'>;
