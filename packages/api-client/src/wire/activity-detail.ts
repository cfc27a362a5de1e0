import type { Schemas } from '../contract/index.ts';
import { type ActivitySummary, activitySummaryCodec } from './activity.ts';
import { listOf, record } from './codec.ts';
import { type Floor, floorCodec } from './focus.ts';
import { type Measure, type Tier, tierCodec } from './rules.ts';

/** An activity page without its products. */
export interface ActivityDetail {
  activity: ActivitySummary;
  /** One per line. */
  rules: string;
  template: Schemas['ActivityDetail']['template'];
  floors: Floor[];
  tiers: Tier[];
  /** Measure of the tiers. */
  measure: Measure;
  /** The server's clock in Unix seconds. */
  timestamp: number;
}

/** An activity's page ⇄ `Schemas['ActivityDetail']`. */
export const activityDetailCodec = record<Schemas['ActivityDetail'], ActivityDetail>({
  activity: ['activity', activitySummaryCodec],
  rules: 'rules',
  template: 'template',
  floors: ['floors', listOf(floorCodec)],
  tiers: ['tiers', listOf(tierCodec)],
  measure: 'measure',
  timestamp: 'timestamp',
});
