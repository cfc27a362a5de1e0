import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/fetch-data.ts';

/** Claims a coupon (C180); goods show whether they are claimed, so they are asked for again. */
export function useClaimCoupon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => fetchData(operations.claimCoupon, { params: { id } }),
    onSuccess: async () => {
      toast.success('领取成功');
      await client.invalidateQueries({ queryKey: ['goods', 'detail'] });
    },
  });
}
