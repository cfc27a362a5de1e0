import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Refetches everything, and waits only for these queries: those that show the result. */
export function refetchAll(client: QueryClient, awaited: QueryKey) {
  void client.invalidateQueries();
  return client.invalidateQueries({ queryKey: awaited }, { cancelRefetch: false });
}
