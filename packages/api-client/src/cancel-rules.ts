import type { Operation } from './contract/index.ts';

/** Calls that a repeat must never cancel: add to cart, favourite, unfavourite, activity tap. */
const neverCancelled: ReadonlySet<string> = new Set(['C022', 'C012', 'C013', 'C042']);

/** Cancels a running request when one to the same path starts (E8). */
export interface CancelRules {
  /**
   * Registers a request and cancels the earlier one with the same method and path, in the same lane if named. Call the
   * result once the request has ended.
   */
  begin(
    operation: Pick<Operation, 'call' | 'method'>,
    path: string,
    lane: string | undefined,
    controller: AbortController,
  ): () => void;
}

export function createCancelRules(): CancelRules {
  const running = new Map<string, AbortController>();
  return {
    begin: (operation, path, lane, controller) => {
      if (neverCancelled.has(operation.call)) return () => {};
      const key = [operation.method, path, lane].join(' ');
      running.get(key)?.abort();
      running.set(key, controller);
      return () => {
        if (running.get(key) === controller) running.delete(key);
      };
    },
  };
}
