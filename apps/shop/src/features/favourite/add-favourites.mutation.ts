import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Adds several products to the favourites (C012); existing ones stay. */
export const useAddFavourites = () =>
  useMutation({
    mutationFn: (goodsIds: readonly number[]) =>
      fetchData(operations.addFavorites, { body: { goods_ids: [...goodsIds] } }),
  });
