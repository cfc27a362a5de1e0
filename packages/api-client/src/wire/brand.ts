import { listOf, type Model, recordOf } from './codec.ts';
import { goodsPageCodec } from './goods-list.ts';

const brandOnWallCodec = recordOf('BrandOnWall', {
  id: 'id',
  name: 'name',
  logo: 'logo',
  url: 'url',
  goodsCount: 'goods_count',
  /** Its products that the buyer has bought. */
  boughtCount: 'bought_count',
});

/** The brand wall ⇄ `Schemas['BrandPage']`. */
export const brandPageCodec = recordOf('BrandPage', {
  list: ['list', listOf(brandOnWallCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  letters: 'letters',
});

/** A page of the brand wall with the letters that have brands. */
export interface BrandPage extends Model<typeof brandPageCodec> {}

/** One brand ⇄ `Schemas['BrandDetail']`. */
export const brandDetailCodec = recordOf('BrandDetail', {
  brand: 'brand',
  /** Paragraphs separated by line breaks. */
  story: 'story',
  banner: 'banner',
  goods: ['goods', goodsPageCodec],
});

/** One brand with a page of its products. */
export interface BrandDetail extends Model<typeof brandDetailCodec> {}
