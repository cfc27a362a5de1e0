import { useEffect } from 'react';
import { restoreFocus } from './restore-focus.ts';

/** Restores lost focus while the calling page is mounted, starting with the first focused control. */
export const useRestoredFocus = () =>
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => stop.signal.addEventListener('abort', restoreFocus());
    document.addEventListener('focusin', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
