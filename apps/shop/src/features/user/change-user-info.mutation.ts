import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { userStateCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { userStateQuery } from './user.queries.ts';

/** Changes name and phone; a code verifies a new phone (C061). */
export function useChangeUserInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'changeUserInfo'>['body']) =>
      fetchData(operations.changeUserInfo, { body }, { read: userStateCodec.read }),
    onSuccess: (user) => client.setQueryData(userStateQuery().queryKey, user),
  });
}
