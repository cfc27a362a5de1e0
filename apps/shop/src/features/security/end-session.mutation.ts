import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { securityKeys } from './security.queries.ts';

/** Ends a session of the account (C232). */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => fetchData(operations.endSession, { params: { id } }),
    onSuccess: () => void toast.success('已结束该登录'),
    onSettled: () => client.invalidateQueries({ queryKey: securityKeys.all }),
  });
}
