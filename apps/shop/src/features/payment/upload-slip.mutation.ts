import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { slipCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { useState } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { sendWithProgress } from '#shared/api/send-with-progress.ts';

type SlipForm = { readonly orderId: number; readonly file: File; readonly remark: string };

/** Sends the slip of a bank transfer (C129), and reports upload progress (`percent`). */
export function useUploadSlip() {
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: ({ orderId, file, remark }: SlipForm) =>
      fetchData(
        operations.uploadSlip,
        { params: { id: orderId }, body: { file, ...(remark ? { remark } : {}) } },
        { read: slipCodec.read, send: sendWithProgress(setPercent) },
      ),
    onMutate: () => setPercent(0),
    onSuccess: () => void toast.success('凭证已上传，核对到账后为您发货'),
  });
  return { ...upload, percent };
}
