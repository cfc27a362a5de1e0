import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** A suggestion under the search box. */
export interface Suggestion {
  type: 'goods' | 'maker';
  name: string;
  /** The product if there is exactly one, otherwise 0. */
  goodsId: number;
  maker: string | null;
  spec: string | null;
  count: number;
}

export const suggestionCodec = record<Schemas['Suggestion'], Suggestion>({
  type: 'type',
  name: 'name',
  goodsId: 'id',
  maker: 'sccj',
  spec: 'ypgg',
  count: 'count',
});
