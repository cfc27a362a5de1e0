import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@yaoji/ui';

/**
 * A mutation that shows a notice if it succeeds, and then refetches these queries, also after a refusal: the page is
 * stale then.
 */
export function useChange<Variables = void, Data = unknown>(
  changed: readonly QueryKey[],
  mutationFn: (variables: Variables) => Promise<Data>,
  notice?: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => void (notice && toast.success(notice)),
    onSettled: () => Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
