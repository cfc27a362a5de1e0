import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';

/** Claims a coupon (C180). `onClaimed` refetches views that show whether it is claimed. */
export const useClaimCoupon = (onClaimed: () => unknown) =>
  useMutation({
    mutationFn: (id: number) => fetchData(operations.claimCoupon, { params: { id } }),
    onSuccess: () => {
      toast.success('领取成功');
      return onClaimed();
    },
  });
