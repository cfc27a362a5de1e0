import { useQueryClient } from '@tanstack/react-query';
import { userStateQuery } from './user.queries.ts';

/** Whose page it is, as far as the page's frame has found out; 0 where nobody knows. */
export function useBuyerId(): number {
  return useQueryClient().getQueryData(userStateQuery().queryKey)?.id ?? 0;
}
