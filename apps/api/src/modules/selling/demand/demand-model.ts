import type { Demand } from '@yaoji/api-client/wire';
import { toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import type { DemandRow } from './demand.repository.ts';

export const toDemand = ({ buyerId: _, ...row }: DemandRow): Demand => ({
  ...row,
  quantity: toQuantity(row.quantity),
  price: row.price && toUnitPrice(row.price),
  goodsId: row.goodsId ?? 0,
  createdAt: toSeconds(row.createdAt),
  answeredAt: toSecondsOrNull(row.answeredAt),
});
