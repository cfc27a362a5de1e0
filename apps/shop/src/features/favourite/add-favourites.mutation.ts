import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Adds several goods to the favourites (C012); those that are there already stay. */
export const useAddFavourites = () =>
  useMutation({
    mutationFn: (goodsIds: readonly number[]) =>
      fetchData(operations.addFavorites, { body: { goods_ids: [...goodsIds] } }),
  });
