import type { Goods } from '@yaoji/api-client/wire';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { useToggleFavourite } from '#features/favourite/toggle-favourite.mutation.ts';

/** The actions of a product, wherever it is shown. */
export function useGoodsActions(goods: Goods) {
  const { add, adding } = useAddToCart();
  const favourite = useToggleFavourite();
  return {
    add: (quantity: string) => void add([toLine(goods, quantity)]),
    adding,
    toggleFavourite: () => favourite.mutate({ id: goods.id, favourite: !goods.isFavourite }),
    favouritePending: favourite.isPending,
  };
}
