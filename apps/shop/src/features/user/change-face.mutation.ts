import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { userStateCodec } from '@yaoji/api-client/wire';
import { shrinkPicture } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { userStateQuery } from './user.queries.ts';

/** Enough for 80 px on a screen with three device pixels per pixel. */
const mostPx = 256;

/** Changes the picture of the account; null removes it (C286). */
export function useChangeFace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: File | null) => {
      const body = chosen ? { file: await shrinkPicture(chosen, mostPx) } : {};
      return fetchData(operations.changeFace, { body }, { read: userStateCodec.read });
    },
    onSuccess: (user) => client.setQueryData(userStateQuery().queryKey, user),
  });
}
