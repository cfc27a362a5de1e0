import { listOf, type Model, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';

const planLineCodec = recordOf('PlanLine', {
  goods: ['goods', goodsCodec],
  quantity: 'number',
  unitPrice: 'price',
  amount: 'amount',
});

/** A product to add, in full packs. */
export interface PlanLine extends Model<typeof planLineCodec> {}

/** A hint ⇄ an entry of the data of `getNextHint`. */
export const nextHintCodec = recordOf('NextHint', {
  kind: 'kind',
  /** Activity or coupon; 0 for shipping. */
  id: 'id',
  measure: 'measure',
  missing: 'missing',
  /** Benefit in yuan; null for gifts. */
  gain: 'gain',
  text: 'text',
  /** Empty if no usual product reaches it. */
  plan: ['plan', listOf(planLineCodec)],
  planText: 'plan_text',
});

/** The amount missing to the next tier, and its benefit (L4, K6). */
export interface NextHint extends Model<typeof nextHintCodec> {}
