import { useEffect } from 'react';

/** Restores the place of the keyboard as long as the page that asks is there, from the first control that has the focus. */
export const useRestoredFocus = () =>
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = () =>
      import('./restore-focus.ts').then(
        ({ restoreFocus }) => {
          if (!isOver) end = restoreFocus();
        },
        // Without a network the page works, and the focus goes where the browser puts it.
        () => undefined,
      );
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      end();
    };
  }, []);
