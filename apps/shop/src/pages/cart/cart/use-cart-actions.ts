import type { Cart } from '@yaoji/api-client/wire';
import { useMemo } from 'react';
import type { PricedPair } from '#features/cart/cart-groups.ts';
import { useDeleteLines } from '#features/cart/delete-lines.mutation.ts';
import { useEditLine } from '#features/cart/edit-line.mutation.ts';
import { useMoveToFavourites } from '#features/cart/move-to-favourites.mutation.ts';
import { useSaveLines } from '#features/cart/save-lines.mutation.ts';
import { useSelectLines } from '#features/cart/select-lines.mutation.ts';
import { useToggleFavourite } from '#features/favourite/toggle-favourite.mutation.ts';
import { useSteady } from '#shared/page/use-steady.ts';

/** Actions of the cart page. */
export function useCartActions(cart: Cart) {
  const { mutateAsync: edit } = useEditLine();
  const { mutate: select } = useSelectLines();
  const { deleteLines } = useDeleteLines();
  const { saveLines, isSaving } = useSaveLines();
  const { mutate: toggle } = useToggleFavourite();
  const { mutate: moveToFavourites, isPending: isMoving } = useMoveToFavourites();

  const line = useSteady({
    onSelect: (id: number, selected: boolean) => select({ ids: [id], selected }),
    // Returns the promise, so the field shows the new quantity until the change is applied.
    onQuantityChange: (id: number, quantity: string) => edit({ id, quantity }),
    onRemove: (id: number) => void deleteLines([id]),
    onSaveForLater: (id: number) => saveLines([id]),
    onFavourite: (id: number) => {
      const goods = cart.lines.find((each) => each.id === id)?.goods;
      if (goods) toggle({ id: goods.id, favourite: !goods.isFavourite });
    },
  });
  const several = useSteady({
    select: (ids: readonly number[], selected: boolean) => select({ ids, selected }),
    remove: (ids: readonly number[]) => void deleteLines(ids),
    saveForLater: saveLines,
    moveToFavourites: (pairs: readonly PricedPair[]) => moveToFavourites(pairs.map(({ line }) => line)),
  });
  const actions = useMemo(() => ({ line, ...several }), [line, several]);

  return { actions, isMoving: isMoving || isSaving };
}

export type CartActions = ReturnType<typeof useCartActions>['actions'];
