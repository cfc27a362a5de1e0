import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type ReceivingReport, receivingCodec, receivingReportCodec } from '@yaoji/api-client/wire';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { receivingQuery } from './receiving.queries.ts';

/** Turns the differences into an after-sales case (C282). */
export const useReportReceiving = (orderId: number) =>
  useChange([receivingQuery(orderId).queryKey], (report: ReceivingReport) =>
    fetchData(operations.reportReceiving, { params: { id: orderId }, body: receivingReportCodec.write(report) }),
  );

/** Finishes goods-in, which confirms receipt (C283). */
export function useFinishReceiving(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (inspector: string) =>
      fetchData(
        operations.finishReceiving,
        { params: { id: orderId }, body: { inspector } },
        { read: receivingCodec.read },
      ),
    onSuccess: (receiving) => client.setQueryData(receivingQuery(orderId).queryKey, receiving),
  });
}

export type ReceivingFile = 'record' | 'csv' | 'xlsx';

/** Downloads the goods-in record (C284), or the accepted trace codes for the upload (C285). */
export const useDownloadReceiving = () =>
  useMutation({
    mutationFn: async ({ id, orderNo, file }: { id: number; orderNo: string; file: ReceivingFile }) =>
      file === 'record'
        ? saveFile(await fetchData(operations.downloadReceivingRecord, { params: { id } }), `验收记录${orderNo}.pdf`)
        : saveFile(
            await fetchData(operations.downloadReceivedCodes, { params: { id }, query: { format: file } }),
            `追溯码${orderNo}.${file}`,
          ),
  });
