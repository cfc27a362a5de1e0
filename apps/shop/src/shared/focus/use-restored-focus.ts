import { useEffect } from 'react';
import { restoreFocus } from './restore-focus.ts';

/** Restores the place of the keyboard as long as the page that asks is there, from the first control that has the focus. */
export const useRestoredFocus = () =>
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => stop.signal.addEventListener('abort', restoreFocus());
    document.addEventListener('focusin', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
