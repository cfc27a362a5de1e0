import type { PointsGoods, PointsOrder } from '@yaoji/api-client/wire';
import { toSeconds } from '#wire-values.ts';
import type { PointsGoodsRow, PointsOrderRow } from './points.repository.ts';

export const toPointsGoods = (row: PointsGoodsRow): PointsGoods => ({
  id: row.id,
  name: row.name,
  image: row.image,
  points: row.points,
  suggestedPrice: row.suggestedPrice,
  stock: row.stock,
  limit: row.perBuyer,
  description: row.description,
});

export const toPointsOrder = (row: PointsOrderRow): PointsOrder => {
  const { receiver, phone, region, detail } = row.address;
  return {
    id: row.id,
    orderNo: row.no,
    goodsId: row.pointsGoodsId,
    name: row.name,
    image: row.image,
    quantity: row.quantity,
    points: row.points,
    status: row.status,
    address: { receiver, phone, region, detail },
    carrier: row.carrier,
    trackingNo: row.trackingNo,
    createdAt: toSeconds(row.createdAt),
  };
};
