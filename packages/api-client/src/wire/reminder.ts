import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';

/** A one-time product alert. */
export interface GoodsReminder {
  goods: Goods;
  /** `stock`: 到货提醒; `price`: 降价提醒. */
  awaits: 'stock' | 'price';
  /** Price at the time of the request; null if there was none. */
  price: string | null;
  createdAt: number;
  /** Null while waiting. */
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
