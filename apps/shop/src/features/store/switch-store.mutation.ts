import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Works as another store (C153). The page reloads, so that no data of the previous store stays in memory. */
export const useSwitchStore = () =>
  useMutation({
    mutationFn: (id: number) => fetchData(operations.switchStore, { params: { id } }),
    onSuccess: () => {
      location.reload();
      // The button stays busy until the page unloads.
      return new Promise<never>(() => {});
    },
  });
