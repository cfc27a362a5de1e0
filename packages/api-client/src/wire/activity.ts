import type { Schemas } from '../contract/index.ts';
import { blockCodec } from './block.ts';
import { type Codec, listOf, type Model, nullable, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';
import { goodsBasicCodec } from './goods-basic.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag, numbered } from './values.ts';

/** full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购. */
export type ActivityKind = Schemas['ActivityKind'];

const seckillRoundCodec = recordOf('SpikeRound', {
  id: 'id',
  title: 'title',
  startsAt: 'start_time',
  endsAt: 'end_time',
  isRunning: ['status', flag],
  goods: ['goods', listOf(goodsCodec)],
});

/** One round of seckill. Times in Unix seconds. */
export interface SeckillRound extends Model<typeof seckillRoundCodec> {}

export const seckillCodec = recordOf('Spike', {
  timestamp: 'timestamp',
  rounds: ['rounds', listOf(seckillRoundCodec)],
});

/** Running and coming rounds by the server's clock. */
export interface Seckill extends Model<typeof seckillCodec> {}

export const dailySpecialsCodec = recordOf('DailySpecials', {
  timestamp: 'timestamp',
  /** End of today's prices; null if there are none. */
  endsAt: 'end_time',
  goods: ['list', listOf(goodsCodec)],
  tomorrow: ['tomorrow', listOf(goodsCodec)],
});

/** Today's and tomorrow's prices. */
export interface DailySpecials extends Model<typeof dailySpecialsCodec> {}

export const activitySummaryCodec = recordOf('ActivityShort', {
  id: 'id',
  kind: 'kind',
  title: 'title',
  description: 'describe',
  image: 'image',
  url: 'url',
  startsAt: 'start_time',
  endsAt: 'end_time',
  goodsCount: 'goods_count',
  /** Its best sellers, only in a list of activities. */
  goods: ['goods', listOf(goodsBasicCodec)],
});

/** An activity in a list of activities. */
export interface ActivitySummary extends Model<typeof activitySummaryCodec> {}

/** Goods of an activity ⇄ `Schemas['ActivityGoods']`. */
export const activityGoodsCodec = recordOf('ActivityGoods', {
  list: ['list', listOf(goodsCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  activity: ['activity', activitySummaryCodec],
});

/** A page of an activity's products, with the activity. */
export interface ActivityGoods extends Model<typeof activityGoodsCodec> {}

/** Target of a link ⇄ `Schemas['ActivityTarget']`. */
export const activityTargetCodec = recordOf('ActivityTarget', {
  url: 'url',
  status: ['status', numbered(['coming', 'running', 'over'])],
});

/** Target of an activity link; `url` is null if there is no such activity. */
export interface ActivityTarget extends Model<typeof activityTargetCodec> {}

/** A visit ⇄ `Schemas['ActivityTap']`. */
export const activityTapCodec = recordOf('ActivityTap', {
  id: 'id',
  /** The buyer's first today. */
  isNew: ['is_new', flag],
});

/** A visit of an activity. */
export interface ActivityTap extends Model<typeof activityTapCodec> {}

const combinationMemberCodec = recordOf('CombinationGoods', {
  goods: ['goods', goodsCodec],
  /** Units per set. */
  number: 'number',
  /** Unit price within the set; null if prices are hidden. */
  price: 'price',
});

/** A product in a combination. */
export interface CombinationMember extends Model<typeof combinationMemberCodec> {}

/** A combination ⇄ `Schemas['Combination']`. */
export const combinationCodec = recordOf('Combination', {
  id: 'id',
  title: 'title',
  image: 'image',
  /** Price of a set; null if prices are hidden. */
  price: 'price',
  /** Price of the same products bought separately. */
  singlePrice: 'ori_price',
  /** Number of sets available. */
  sets: 'number',
  members: ['goods', listOf(combinationMemberCodec)],
  startsAt: 'start_time',
  endsAt: 'end_time',
  isBuyable: ['is_buy', flag],
  block: ['cant_buy_reason', nullable(blockCodec)],
});

/** Products that are cheaper as a set (组合购). */
export interface Combination extends Model<typeof combinationCodec> {}

/** A page of combinations ⇄ the data of `listCombinations`. */
export const combinationPageCodec: Codec<Schemas['CombinationPage'], Page<Combination>> = pageOf(combinationCodec);
