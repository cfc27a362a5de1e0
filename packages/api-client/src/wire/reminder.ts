import { type Model, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';

/** A reminder ⇄ `Schemas['GoodsReminder']`. */
export const goodsReminderCodec = recordOf('GoodsReminder', {
  goods: ['goods', goodsCodec],
  /** `stock`: 到货提醒; `price`: 降价提醒. */
  awaits: 'awaits',
  /** Price at the time of the request; null if there was none. */
  price: 'price',
  createdAt: 'created_at',
  /** Null while waiting. */
  sentAt: 'sent_at',
});

/** A one-time product alert. */
export interface GoodsReminder extends Model<typeof goodsReminderCodec> {}
