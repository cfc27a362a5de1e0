import { useMutation } from '@tanstack/react-query';
import { firstCalls } from '#shared/api/api.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';

/** Logs out (S7): the session marker goes, and the page reloads so that nothing of the buyer stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: async () => (await firstCalls()).logout(),
    onSuccess: () => {
      sessionMarker.clear();
      location.reload();
      // The button stays busy until the page is gone.
      return new Promise<never>(() => {});
    },
  });
