import { pointsLogPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { pointsLogPage } from './benefit-list.repository.ts';
import { findWallet } from './wallet.repository.ts';

export const listPointsLog: Handler<'listPointsLog'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await pointsLogPage(db, buyerId, { page, perPage });
  const { points } = await findWallet(db, buyerId);
  const list = rows.map((row) => ({
    id: row.id,
    use: row.kind,
    change: row.change,
    points: row.pointsAfter,
    orderId: row.orderId ?? 0,
    remark: row.remark,
    createdAt: toSeconds(row.createdAt),
  }));
  return pointsLogPageCodec.write({ list, total, page, perPage, points });
};
