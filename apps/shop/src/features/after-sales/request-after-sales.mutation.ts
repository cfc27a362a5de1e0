import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type AfterSalesForm, afterSalesFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Requests after-sales service (C132). */
export const useRequestAfterSales = () =>
  useMutation({
    mutationFn: ({ orderId, form }: { orderId: number; form: AfterSalesForm }) =>
      fetchData(operations.requestAfterSales, { params: { id: orderId }, body: afterSalesFormCodec.write(form) }),
  });
