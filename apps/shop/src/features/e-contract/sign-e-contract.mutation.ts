import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { eContractCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { eContractQuery } from './e-contract.queries.ts';

/** Signs the version that was read (C172); what may be bought depends on it, so everything is asked again. */
export function useSignEContract() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) =>
      fetchData(operations.signContract, { body: { agree: 1, version } }, { read: eContractCodec.read }),
    onSuccess: async (contract) => {
      client.setQueryData(eContractQuery().queryKey, contract);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== eContractQuery().queryKey[0] });
    },
    // A newer version has come up meanwhile: it is there to be read.
    onError: () => client.invalidateQueries({ queryKey: eContractQuery().queryKey }),
  });
}
