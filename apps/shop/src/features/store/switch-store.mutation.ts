import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/**
 * Works as another store (C153). The page reloads, or another one opens, so that no data of the previous store stays in
 * memory.
 */
export const useSwitchStore = (pageOf?: (id: number) => string) =>
  useMutation({
    mutationFn: (id: number) => fetchData(operations.switchStore, { params: { id } }),
    onSuccess: (_, id) => {
      if (pageOf) location.assign(pageOf(id));
      else location.reload();
      // The button stays busy until the page unloads.
      return new Promise<never>(() => {});
    },
  });
