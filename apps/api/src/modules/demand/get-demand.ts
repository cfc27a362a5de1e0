import { demandCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { findDemand } from './demand.repository.ts';
import { toDemand } from './demand-model.ts';

export const getDemand: Handler<'getDemand'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const found = await findDemand(db, buyerId, params.id);
  if (!found) throw new Refusal('demandMissing');
  return demandCodec.write(toDemand(found));
};
