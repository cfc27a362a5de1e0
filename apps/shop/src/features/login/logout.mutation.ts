import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';

/** Logs out (S7): removes the session marker and reloads the page, so that no data of the buyer stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => fetchData(operations.logout),
    onSuccess: () => {
      sessionMarker.clear();
      location.reload();
      // The button stays busy until the page unloads.
      return new Promise<never>(() => {});
    },
  });
