import { activityGoodsCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import { pageGoods, viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { findActivity } from './activity.repository.ts';
import { toSummary } from './activity-summary.ts';

export const listActivityGoods: Handler<'listActivityGoods'> = async ({ params, query }, context) => {
  const { db } = context;
  const row = required(await findActivity(db, params.id), 'activityMissing');
  const filters = { activityId: row.id, page: query.page ?? 1, perPage: query.per_page ?? 20 };
  const goods = await pageGoods(db, filters, viewingOf(context), { isPreview: true });
  return activityGoodsCodec.write({ ...goods, activity: toSummary(row, goods.total) });
};
