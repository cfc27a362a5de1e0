import type { Schemas } from '../contract/index.ts';
import { type Block, blockCodec } from './block.ts';
import { nullable, record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';

/** One line of an old order at today's state (K3). */
export interface AgainLine {
  lineId: number;
  goodsId: number;
  name: string;
  group: Schemas['AgainLine']['group'];
  oldQuantity: string;
  /** Quantity that would be added to the cart; 0 if none. */
  quantity: string;
  oldPrice: string;
  /** Null if it cannot be bought. */
  unitPrice: string | null;
  notes: string[];
  /** Null if it no longer exists. */
  goods: Goods | null;
  block: Block | null;
}

/** An old line ⇄ an entry of the data of `previewBuyAgain`. */
export const againLineCodec = record<Schemas['AgainLine'], AgainLine>({
  lineId: 'line_id',
  goodsId: 'goods_id',
  name: 'name',
  group: 'group',
  oldQuantity: 'old_number',
  quantity: 'number',
  oldPrice: 'old_price',
  unitPrice: 'price',
  notes: 'notes',
  goods: ['goods', nullable(goodsCodec)],
  block: ['cant_buy_reason', nullable(blockCodec)],
});
