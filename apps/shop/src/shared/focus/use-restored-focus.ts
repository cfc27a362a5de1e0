import { useEffect } from 'react';

/** Keeps the place of the keyboard as long as the page that asks is there, from the first control that has the focus. */
export const useRestoredFocus = () =>
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = async () => {
      const { restoreFocus } = await import('./restore-focus.ts');
      if (!isOver) end = restoreFocus();
    };
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      end();
    };
  }, []);
