import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Alt with a digit opens that menu entry. Reads the physical key, because with Alt some keyboards type another
 * character.
 */
export function useMenuKeys(addresses: readonly string[]) {
  const navigate = useNavigate();
  const joined = addresses.join(' ');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const figure = /^Digit([1-9])$/.exec(event.code)?.[1];
      const address = event.altKey && !event.ctrlKey && figure ? joined.split(' ')[Number(figure) - 1] : undefined;
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [joined, navigate]);
}
