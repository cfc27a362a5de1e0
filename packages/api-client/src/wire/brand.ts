import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import type { Brand } from './focus.ts';
import type { Goods } from './goods.ts';
import { goodsPageCodec, type Page } from './goods-list.ts';

/** A page of the brand wall with the letters that have brands. */
export interface BrandPage extends Page<Brand> {
  letters: string[];
}

/** One brand with a page of its products. */
export interface BrandDetail {
  brand: Brand;
  /** Paragraphs separated by line breaks. */
  story: string;
  banner: string | null;
  goods: Page<Goods>;
}

/** The brand wall ⇄ `Schemas['BrandPage']`. */
export const brandPageCodec = record<Schemas['BrandPage'], BrandPage>({
  list: 'list',
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  letters: 'letters',
});

/** One brand ⇄ `Schemas['BrandDetail']`. */
export const brandDetailCodec = record<Schemas['BrandDetail'], BrandDetail>({
  brand: 'brand',
  story: 'story',
  banner: 'banner',
  goods: ['goods', goodsPageCodec],
});
