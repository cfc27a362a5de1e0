import { useEffect } from 'react';

/** Restores the place of the keyboard as long as the page that asks is there, from the first control that has the focus. */
export const useRestoredFocus = () =>
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      // Without a network the page works, and the focus goes where the browser puts it.
      const keeper = await import('./restore-focus.ts').catch(() => null);
      if (keeper && !stop.signal.aborted) stop.signal.addEventListener('abort', keeper.restoreFocus());
    };
    document.addEventListener('focusin', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
