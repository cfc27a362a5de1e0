import type { Goods } from '@yaoji/api-client/wire';
import { contentPrice } from '@yaoji/domain';
import { type PackContent, packContent } from '@yaoji/goods-text';

type Priced = Pick<Goods, 'price' | 'spec' | 'unit'>;

export const contentOf = ({ spec, unit }: Pick<Priced, 'spec' | 'unit'>): PackContent | null =>
  packContent(spec ?? '', unit);

/** The price per piece, gram or millilitre; null without a price, or if the spec does not say. */
export const contentPriceOf = ({ price, ...goods }: Priced): Goods['contentPrice'] => {
  const content = contentOf(goods);
  if (!content || price === null) return null;
  return { price: contentPrice(price, content.amount), unit: content.unit, lowest: null };
};
