import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from './cart-total.queries.ts';

/**
 * Reads the cart again when the window gets the focus (S18). Two windows side by side are both visible all the time,
 * so that what counts as coming back elsewhere does not tell.
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
