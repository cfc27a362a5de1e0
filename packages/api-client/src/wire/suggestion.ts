import { type Model, recordOf } from './codec.ts';

export const suggestionCodec = recordOf('Suggestion', {
  type: 'type',
  name: 'name',
  /** The product if there is exactly one, otherwise 0. */
  goodsId: 'id',
  maker: 'sccj',
  spec: 'ypgg',
  count: 'count',
});

/** A suggestion under the search box. */
export interface Suggestion extends Model<typeof suggestionCodec> {}
