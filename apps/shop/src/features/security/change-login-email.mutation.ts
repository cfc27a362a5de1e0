import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { userStateCodec } from '@yaoji/api-client/wire';
import { userStateQuery } from '#features/user/user.queries.ts';
import { fetchData } from '#shared/api/api.ts';

/** Sets the e-mail address that logs in, verified by a code (C292). */
export function useChangeLoginEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'changeLoginEmail'>['body']) =>
      fetchData(operations.changeLoginEmail, { body }, { read: userStateCodec.read }),
    onSuccess: (user) => client.setQueryData(userStateQuery().queryKey, user),
  });
}
