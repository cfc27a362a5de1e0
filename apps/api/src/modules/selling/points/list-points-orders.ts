import { pointsOrderPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { pointsOrderPage } from './points.repository.ts';
import { toPointsOrder } from './points-models.ts';

export const listPointsOrders: Handler<'listPointsOrders'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await pointsOrderPage(db, buyerId, { page, perPage });
  return pointsOrderPageCodec.write({ list: rows.map(toPointsOrder), total, page, perPage });
};
