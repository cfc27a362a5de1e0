import type { Operation, OperationId } from './contract/index.ts';

/** Calls that a repeat must never cancel. */
const neverCancelled: ReadonlySet<Operation['id']> = new Set<OperationId>([
  'addCartLines',
  'addFavorites',
  'cancelFavorites',
  'tapActivity',
]);

/** Cancels a running request when one to the same path starts (E8). */
export interface CancelRules {
  /**
   * Registers a request and cancels the earlier one with the same method and path, in the same lane if named. Call the
   * result once the request has ended.
   */
  begin(
    operation: Pick<Operation, 'id' | 'method'>,
    path: string,
    lane: string | undefined,
    controller: AbortController,
  ): () => void;
}

export function createCancelRules(): CancelRules {
  const running = new Map<string, AbortController>();
  return {
    begin: (operation, path, lane, controller) => {
      if (neverCancelled.has(operation.id)) return () => {};
      const key = [operation.method, path, lane].join(' ');
      running.get(key)?.abort();
      running.set(key, controller);
      return () => {
        if (running.get(key) === controller) running.delete(key);
      };
    },
  };
}
