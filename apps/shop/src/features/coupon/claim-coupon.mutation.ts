import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

/** Claims a coupon (C180). What shows whether it is claimed asks again by `onClaimed`. */
export const useClaimCoupon = (onClaimed: () => unknown) =>
  useMutation({
    mutationFn: (id: number) => fetchData(operations.claimCoupon, { params: { id } }),
    onSuccess: () => {
      toast.success('领取成功');
      return onClaimed();
    },
  });
