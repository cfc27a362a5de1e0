import { useEffect } from 'react';
import { useLeadOn } from './use-lead-on.ts';

/** A page that redirects as soon as it is shown. */
export function Redirect({ to }: { readonly to: string }) {
  const leadOn = useLeadOn();
  useEffect(() => {
    const lead = () => leadOn(to);
    lead();
    // Runs again if the user goes back before the target was ready.
    window.addEventListener('popstate', lead);
    return () => window.removeEventListener('popstate', lead);
  }, [leadOn, to]);
  return null;
}
