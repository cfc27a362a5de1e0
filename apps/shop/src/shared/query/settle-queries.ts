import type { QueryClient } from '@tanstack/react-query';

/** Waits until no query is under way and none has led to another one, or until the time is up. */
export function settleQueries(client: QueryClient, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const finishWhenSettled = () => {
      if (client.isFetching() > 0) return;
      // What waits for an answer to ask further does so before the next task.
      setTimeout(() => client.isFetching() === 0 && finish());
    };
    const timer = setTimeout(finish, withinMs);
    const unsubscribe = client.getQueryCache().subscribe(finishWhenSettled);
    finishWhenSettled();
  });
}

/** The browser starts without what failed and asks again; so the HTML is made without it, too. */
export function dropFailures(client: QueryClient): unknown[] {
  const cache = client.getQueryCache();
  const failed = cache.getAll().filter(({ state }) => state.status === 'error');
  for (const query of failed) cache.remove(query);
  return failed.map(({ state }) => state.error);
}
