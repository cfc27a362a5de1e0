import type { QueryClient } from '@tanstack/react-query';

/** Waits until no query is in flight and none has started another, or until the time is up. */
export function settleQueries(client: QueryClient, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const finishWhenSettled = () => {
      if (client.isFetching() > 0) return;
      // Follow-up queries start before the next task.
      setTimeout(() => client.isFetching() === 0 && finish());
    };
    const timer = setTimeout(finish, withinMs);
    const unsubscribe = client.getQueryCache().subscribe(finishWhenSettled);
    finishWhenSettled();
  });
}

/** Removes failed queries: the browser starts without them and refetches, and the HTML must match. */
export function dropFailures(client: QueryClient): unknown[] {
  const cache = client.getQueryCache();
  const failed = cache.getAll().filter(({ state }) => state.status === 'error');
  for (const query of failed) cache.remove(query);
  return failed.map(({ state }) => state.error);
}
