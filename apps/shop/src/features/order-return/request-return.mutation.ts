import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type ReturnForm, returnFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Requests a return of lines of an order (C130). */
export const useRequestReturn = () =>
  useMutation({
    mutationFn: ({ orderId, form }: { orderId: number; form: ReturnForm }) =>
      fetchData(operations.requestReturn, { params: { id: orderId }, body: returnFormCodec.write(form) }),
  });
