import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { creditCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { creditQuery } from './wallet.queries.ts';

/** Asks finance for a credit line (C322). */
export function useRequestCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { amount: string; reason: string }) =>
      fetchData(operations.requestCredit, { body }, { read: creditCodec.read }),
    onSuccess: (credit) => client.setQueryData(creditQuery().queryKey, credit),
  });
}
