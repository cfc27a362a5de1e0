import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';
import { flag } from './values.ts';

/** full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购. */
export type ActivityKind = Schemas['ActivityKind'];

/** One round of seckill. Moments in Unix seconds. */
export interface SpikeRound {
  id: number;
  title: string;
  startsAt: number;
  endsAt: number;
  isRunning: boolean;
  goods: Goods[];
}

/** Running and coming rounds by the server's clock. */
export interface Spike {
  timestamp: number;
  rounds: SpikeRound[];
}

/** Today's prices and tomorrow's. */
export interface DailySpecials {
  timestamp: number;
  /** End of today's prices; null where there are none. */
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

const spikeRoundCodec = record<Schemas['SpikeRound'], SpikeRound>({
  id: 'id',
  title: 'title',
  startsAt: 'start_time',
  endsAt: 'end_time',
  isRunning: ['status', flag],
  goods: ['goods', listOf(goodsCodec)],
});

export const spikeCodec = record<Schemas['Spike'], Spike>({
  timestamp: 'timestamp',
  rounds: ['rounds', listOf(spikeRoundCodec)],
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
