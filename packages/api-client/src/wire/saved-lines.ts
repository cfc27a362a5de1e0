import { listOf, type Model, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';

const savedLineCodec = recordOf('SavedLine', {
  goods: ['goods', goodsCodec],
  /** Units that were in the cart. */
  quantity: 'number',
  savedAt: 'saved_at',
});

/** A product that was saved for later. */
export interface SavedLine extends Model<typeof savedLineCodec> {}

/** The saved products ⇄ the data of `getSavedLines`, last saved first. */
export const savedLinesCodec = recordOf('SavedLines', { list: ['list', listOf(savedLineCodec)] });

/** Products saved for later (C300). */
export interface SavedLines extends Model<typeof savedLinesCodec> {}
