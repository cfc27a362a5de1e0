import { useQuery } from '@tanstack/react-query';
import { cartTotalQuery } from '#features/cart/cart-total.queries.ts';
import { useViewer } from './use-viewer.ts';

/** The number of lines in the cart: from the user state at first, later from the cart's own total. */
export function useCartCount(): number {
  const { user, updatedAt } = useViewer();
  const { data: total } = useQuery({
    ...cartTotalQuery(),
    enabled: !!user,
    ...(user ? { initialData: user.cartCount, initialDataUpdatedAt: updatedAt } : {}),
  });
  return (user && total) || 0;
}
