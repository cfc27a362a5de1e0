import { demandCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { findDemand } from './demand.repository.ts';
import { toDemand } from './demand-model.ts';

export const getDemand: Handler<'getDemand'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const found = required(await findDemand(db, buyerId, params.id), 'demandMissing');
  return demandCodec.write(toDemand(found));
};
