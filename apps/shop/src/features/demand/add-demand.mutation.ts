import { operations } from '@yaoji/api-client';
import { type DemandForm, demandCodec, demandFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { demandKeys } from './demand.queries.ts';

/** Requests a product that the shop does not have (C053). */
export const useAddDemand = () =>
  useChange([demandKeys.all], (form: DemandForm) =>
    fetchData(operations.addDemand, { body: demandFormCodec.write(form) }, { read: demandCodec.read }),
  );
