import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { eContractCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** The current e-contract, and whether it is signed (C173). */
export const eContractQuery = () =>
  queryOptions({
    queryKey: ['e-contract'],
    queryFn: () => fetchData(operations.getContract, {}, { read: eContractCodec.read }),
    staleTime: 0,
  });
