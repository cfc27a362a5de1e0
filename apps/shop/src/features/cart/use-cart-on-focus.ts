import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from './cart-total.queries.ts';

/**
 * Reads the cart again when the window gets focus (S18). Visibility is not enough: two windows side by side are always
 * visible.
 */
export function useCartOnFocus() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () =>
      void client.refetchQueries({ queryKey: cartKeys.list, type: 'active' }, { cancelRefetch: false });
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [client]);
}
