import { useEffect } from 'react';

/** Keeps the place of the keyboard as long as the page that asks is there, from the first control that has the focus. */
export const useKeptFocus = () =>
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = async () => {
      const { keepFocus } = await import('./keep-focus.ts');
      if (!isOver) end = keepFocus();
    };
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      end();
    };
  }, []);
