import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { headedFor } from './navigator.ts';

/** Whether the user is still on the calling page. A page that the user has left may still get its answers. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => headedFor() === pathname, [pathname]);
}

/** Replaces the calling page with another, unless the user has left it. */
export function useNavigateIfHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => void (isHere() && navigate(to, { replace: true, ...options })),
    [navigate, isHere],
  );
}
