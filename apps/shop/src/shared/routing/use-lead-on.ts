import { use, useCallback } from 'react';
import {
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router';

/**
 * Whether the page that asks still is the one of the address. A page that is left stays on the screen, and hears its
 * answers, until the next one is ready.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const { navigator } = use(NavigationContext);
  return useCallback(() => {
    // The histories of browser and test say where they are; the router's own type of them leaves it out.
    const { location } = navigator as { readonly location?: { readonly pathname: string } };
    return location?.pathname === pathname;
  }, [navigator, pathname]);
}

/** Goes where an answer leads, in place of the page that asked for it, unless that page has been left meanwhile. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => void (isHere() && navigate(to, { replace: true, ...options })),
    [navigate, isHere],
  );
}
