/// <reference types="node" />

import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import { serverNow, timeIsHidden } from '#shared/clock/server-clock.ts';
import { yearOf } from '#shared/time/format-time.ts';

/** A hash of a page's inputs: its address, its data without the clock's, and the year in China. */
export function cacheKey(queryClient: QueryClient, address: string): string {
  const queries = queryClient.getQueryCache().getAll();
  const data = queries.map(({ queryKey, state, meta }) =>
    meta === timeIsHidden ? [queryKey, { ...(state.data as object), timestamp: 0 }] : [queryKey, state.data],
  );
  const sources = JSON.stringify([address, yearOf(serverNow().getTime() / 1000), data]);
  return createHash('sha256').update(sources).digest('base64');
}
