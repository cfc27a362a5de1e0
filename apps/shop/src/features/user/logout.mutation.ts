import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';

/** Logs out (S7): the session marker goes, and the page reloads so that nothing of the buyer stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => fetchData(operations.logout),
    onSuccess: () => {
      sessionMarker.clear();
      location.reload();
      // The button stays busy until the page is gone.
      return new Promise<never>(() => {});
    },
  });
