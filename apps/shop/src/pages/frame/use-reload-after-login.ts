import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sessionMarker } from '#shared/session/session-marker.ts';

/** At each change of route: a login flag of 1 is removed and the page reloads (S7). */
export function useReloadAfterLogin() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own, which is what this waits for
  useEffect(() => {
    if (sessionMarker.take()) location.reload();
  }, [key]);
}
