import { useEffect } from 'react';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

/** A page that redirects as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  const navigateIfHere = useNavigateIfHere();
  useEffect(() => {
    const go = () => navigateIfHere(to);
    go();
    // Runs again if the user goes back before the target was ready.
    window.addEventListener('popstate', go);
    return () => window.removeEventListener('popstate', go);
  }, [navigateIfHere, to]);
  return null;
}
