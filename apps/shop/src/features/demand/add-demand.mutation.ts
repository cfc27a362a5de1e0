import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type DemandForm, demandCodec, demandFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { demandKeys } from './demand.queries.ts';

/** Requests a product that the shop does not have (C053). */
export function useAddDemand() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: DemandForm) =>
      fetchData(operations.addDemand, { body: demandFormCodec.write(form) }, { read: demandCodec.read }),
    onSuccess: () => client.invalidateQueries({ queryKey: demandKeys.all }),
  });
}
