import { blockCodec } from './block.ts';
import { type Model, nullable, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';

/** An old line ⇄ an entry of the data of `previewBuyAgain`. */
export const againLineCodec = recordOf('AgainLine', {
  lineId: 'line_id',
  goodsId: 'goods_id',
  name: 'name',
  group: 'group',
  oldQuantity: 'old_number',
  /** Quantity that would be added to the cart; 0 if none. */
  quantity: 'number',
  oldPrice: 'old_price',
  /** Null if it cannot be bought. */
  unitPrice: 'price',
  notes: 'notes',
  /** Null if it no longer exists. */
  goods: ['goods', nullable(goodsCodec)],
  block: ['cant_buy_reason', nullable(blockCodec)],
});

/** One line of an old order at today's state (K3). */
export interface AgainLine extends Model<typeof againLineCodec> {}
