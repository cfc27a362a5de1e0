import { activitySummaryCodec } from './activity.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { floorCodec } from './focus.ts';
import { tierCodec } from './rules.ts';

const soldShareCodec = recordOf('SoldShare', { goodsId: 'goods_id', percent: 'percent' });

/** An activity's page ⇄ `Schemas['ActivityDetail']`. */
export const activityDetailCodec = recordOf('ActivityDetail', {
  activity: ['activity', activitySummaryCodec],
  /** One per line. */
  rules: 'rules',
  template: 'template',
  floors: ['floors', listOf(floorCodec)],
  tiers: ['tiers', listOf(tierCodec)],
  /** Measure of the tiers. */
  measure: 'measure',
  /** The share that a running seckill has sold of the own stock of each product. */
  sold: ['sold', listOf(soldShareCodec)],
  /** The server's clock in Unix seconds. */
  timestamp: 'timestamp',
});

/** An activity page without its products. */
export interface ActivityDetail extends Model<typeof activityDetailCodec> {}
