import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';
import type { Measure } from './rules.ts';

/** A product to add, in full packs. */
export interface PlanLine {
  goods: Goods;
  quantity: string;
  unitPrice: string;
  amount: string;
}

/** The amount missing to the next tier, and its benefit (L4, K6). */
export interface NextHint {
  kind: Schemas['NextHint']['kind'];
  /** Activity or coupon; 0 for shipping. */
  id: number;
  measure: Measure;
  missing: string;
  /** Benefit in yuan; null for gifts. */
  gain: string | null;
  text: string;
  /** Empty if no usual product reaches it. */
  plan: PlanLine[];
  planText: string | null;
}

const planLineCodec = record<Schemas['PlanLine'], PlanLine>({
  goods: ['goods', goodsCodec],
  quantity: 'number',
  unitPrice: 'price',
  amount: 'amount',
});

/** A hint ⇄ an entry of the data of `getNextHint`. */
export const nextHintCodec = record<Schemas['NextHint'], NextHint>({
  kind: 'kind',
  id: 'id',
  measure: 'measure',
  missing: 'missing',
  gain: 'gain',
  text: 'text',
  plan: ['plan', listOf(planLineCodec)],
  planText: 'plan_text',
});
