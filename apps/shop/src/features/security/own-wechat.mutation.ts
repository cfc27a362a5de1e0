import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { userKeys } from '#features/user/user.queries.ts';
import { fetchData } from '#shared/api/api.ts';

/** A code that binds the WeChat that scans it to the logged-in account (C050). */
export const useBindCode = () => useMutation({ mutationFn: () => fetchData(operations.createBindCode) });

/** Unbinds the account's WeChat (C051). */
export function useUnbindWechat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => fetchData(operations.unbindWechat),
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.state }),
  });
}
