import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';

/** Goods that the buyer wants to hear of, once. */
export interface GoodsReminder {
  goods: Goods;
  /** `stock`: 到货提醒; `price`: 降价提醒. */
  awaits: 'stock' | 'price';
  /** When it was asked for; null without a price then. */
  price: string | null;
  createdAt: number;
  /** Null: still waiting. */
  sentAt: number | null;
}

/** A reminder ⇄ `Schemas['GoodsReminder']`. */
export const goodsReminderCodec = record<Schemas['GoodsReminder'], GoodsReminder>({
  goods: ['goods', goodsCodec],
  awaits: 'awaits',
  price: 'price',
  createdAt: 'created_at',
  sentAt: 'sent_at',
});
