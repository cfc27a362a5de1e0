import { demandCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { demandPage } from './demand.repository.ts';
import { toDemand } from './demand-model.ts';

export const listDemands: Handler<'listDemands'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20 } = query;
  const { rows, total } = await demandPage(db, buyerId, page, per_page);
  return { list: rows.map((row) => demandCodec.write(toDemand(row))), total, page, per_page };
};
