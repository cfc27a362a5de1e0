import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Whether the page that asks is still the one of the address. A page that the buyer has left stays on the screen, and
 * gets its answers, until the next one is ready.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leadsAway = next !== undefined && next.pathname !== pathname;
  const state = useRef({ isShown: true, leadsAway });
  useEffect(() => {
    const { current } = state;
    Object.assign(current, { isShown: true, leadsAway });
    return () => {
      current.isShown = false;
    };
  }, [leadsAway]);
  // A part of the page that is shown no more, as a closed dialog, may still lead on.
  return useCallback(
    () => (state.current.isShown ? !state.current.leadsAway : window.location.pathname === pathname),
    [pathname],
  );
}

/** Replaces the page that asked by the one an answer leads to, unless the buyer has left it meanwhile. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => void (isHere() && navigate(to, { replace: true, ...options })),
    [navigate, isHere],
  );
}
