import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { headedFor } from './navigator.ts';

/** Whether the page that asks is still the one that the user is at. A page that is left may still get its answers. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => headedFor() === pathname, [pathname]);
}

/** Replaces the page that asked by the one an answer leads to, unless the user has left it meanwhile. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => void (isHere() && navigate(to, { replace: true, ...options })),
    [navigate, isHere],
  );
}
