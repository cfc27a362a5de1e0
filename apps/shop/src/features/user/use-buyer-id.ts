import { useQueryClient } from '@tanstack/react-query';
import { userStateQuery } from './user.queries.ts';

/** The buyer's id, once the frame has fetched it; 0 while unknown. */
export function useBuyerId(): number {
  return useQueryClient().getQueryData(userStateQuery().queryKey)?.id ?? 0;
}
