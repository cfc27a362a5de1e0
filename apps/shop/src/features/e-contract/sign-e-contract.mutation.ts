import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { eContractCodec } from '@yaoji/api-client/wire';
import { saveFile } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { eContractQuery } from './e-contract.queries.ts';

/** Downloads the current version (C295). */
export const useDownloadEContract = () =>
  useMutation({
    mutationFn: async (title: string) => saveFile(await fetchData(operations.downloadContract, {}), `${title}.pdf`),
  });

/** Signs the version shown (C172). It affects which products can be bought, so everything is refetched. */
export function useSignEContract() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) =>
      fetchData(operations.signContract, { body: { agree: 1, version } }, { read: eContractCodec.read }),
    onSuccess: async (contract) => {
      client.setQueryData(eContractQuery().queryKey, contract);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== eContractQuery().queryKey[0] });
    },
    // A newer version may exist: fetch it.
    onError: () => client.invalidateQueries({ queryKey: eContractQuery().queryKey }),
  });
}
