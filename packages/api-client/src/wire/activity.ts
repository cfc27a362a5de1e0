import type { Schemas } from '../contract/index.ts';
import { type Block, blockCodec } from './block.ts';
import { type Codec, listOf, nullable, record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag, numbered } from './values.ts';

/** full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购. */
export type ActivityKind = Schemas['ActivityKind'];

/** One round of seckill. Times in Unix seconds. */
export interface SeckillRound {
  id: number;
  title: string;
  startsAt: number;
  endsAt: number;
  isRunning: boolean;
  goods: Goods[];
}

/** Running and coming rounds by the server's clock. */
export interface Seckill {
  timestamp: number;
  rounds: SeckillRound[];
}

/** Today's and tomorrow's prices. */
export interface DailySpecials {
  timestamp: number;
  /** End of today's prices; null if there are none. */
  endsAt: number | null;
  goods: Goods[];
  tomorrow: Goods[];
}

/** An activity in a list of activities. */
export interface ActivitySummary {
  id: number;
  kind: ActivityKind;
  title: string;
  description: string;
  image: string;
  url: string;
  startsAt: number;
  endsAt: number;
  goodsCount: number;
}

const seckillRoundCodec = record<Schemas['SpikeRound'], SeckillRound>({
  id: 'id',
  title: 'title',
  startsAt: 'start_time',
  endsAt: 'end_time',
  isRunning: ['status', flag],
  goods: ['goods', listOf(goodsCodec)],
});

export const seckillCodec = record<Schemas['Spike'], Seckill>({
  timestamp: 'timestamp',
  rounds: ['rounds', listOf(seckillRoundCodec)],
});

export const dailySpecialsCodec = record<Schemas['DailySpecials'], DailySpecials>({
  timestamp: 'timestamp',
  endsAt: 'end_time',
  goods: ['list', listOf(goodsCodec)],
  tomorrow: ['tomorrow', listOf(goodsCodec)],
});

export const activitySummaryCodec = record<Schemas['ActivityShort'], ActivitySummary>({
  id: 'id',
  kind: 'kind',
  title: 'title',
  description: 'describe',
  image: 'image',
  url: 'url',
  startsAt: 'start_time',
  endsAt: 'end_time',
  goodsCount: 'goods_count',
});

/** A page of an activity's products, with the activity. */
export interface ActivityGoods extends Page<Goods> {
  activity: ActivitySummary;
}

/** Target of an activity link; `url` is null if there is no such activity. */
export interface ActivityTarget {
  url: string | null;
  status: 'coming' | 'running' | 'over';
}

/** A visit of an activity. */
export interface ActivityTap {
  id: number;
  /** The buyer's first today. */
  isNew: boolean;
}

/** A product in a combination. */
export interface CombinationMember {
  goods: Goods;
  /** Units per set. */
  number: string;
  /** Unit price within the set; null if prices are hidden. */
  price: string | null;
}

/** Products that are cheaper as a set (组合购). */
export interface Combination {
  id: number;
  title: string;
  image: string;
  /** Price of a set; null if prices are hidden. */
  price: string | null;
  /** Price of the same products bought separately. */
  singlePrice: string | null;
  /** Number of sets available. */
  sets: string;
  members: CombinationMember[];
  startsAt: number;
  endsAt: number;
  isBuyable: boolean;
  block: Block | null;
}

/** Goods of an activity ⇄ `Schemas['ActivityGoods']`. */
export const activityGoodsCodec = record<Schemas['ActivityGoods'], ActivityGoods>({
  list: ['list', listOf(goodsCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  activity: ['activity', activitySummaryCodec],
});

/** Target of a link ⇄ `Schemas['ActivityTarget']`. */
export const activityTargetCodec = record<Schemas['ActivityTarget'], ActivityTarget>({
  url: 'url',
  status: ['status', numbered(['coming', 'running', 'over'])],
});

/** A visit ⇄ `Schemas['ActivityTap']`. */
export const activityTapCodec = record<Schemas['ActivityTap'], ActivityTap>({ id: 'id', isNew: ['is_new', flag] });

const combinationMemberCodec = record<Schemas['CombinationGoods'], CombinationMember>({
  goods: ['goods', goodsCodec],
  number: 'number',
  price: 'price',
});

/** A combination ⇄ `Schemas['Combination']`. */
export const combinationCodec = record<Schemas['Combination'], Combination>({
  id: 'id',
  title: 'title',
  image: 'image',
  price: 'price',
  singlePrice: 'ori_price',
  sets: 'number',
  members: ['goods', listOf(combinationMemberCodec)],
  startsAt: 'start_time',
  endsAt: 'end_time',
  isBuyable: ['is_buy', flag],
  block: ['cant_buy_reason', nullable(blockCodec)],
});

/** A page of combinations ⇄ the data of `listCombinations`. */
export const combinationPageCodec: Codec<Schemas['CombinationPage'], Page<Combination>> = pageOf(combinationCodec);
