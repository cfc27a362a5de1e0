import { useEffect } from 'react';
import { useLeadOn } from './use-lead-on.ts';

/** Stands in for a page that leads on to another one as soon as it is shown. */
export function Redirect({ to }: { readonly to: string }) {
  const leadOn = useLeadOn();
  useEffect(() => {
    const lead = () => leadOn(to);
    lead();
    // Whoever turns back before the page that he left for was ready is here again.
    window.addEventListener('popstate', lead);
    return () => window.removeEventListener('popstate', lead);
  }, [leadOn, to]);
  return null;
}
