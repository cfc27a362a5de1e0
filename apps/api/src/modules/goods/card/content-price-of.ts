import type { Goods } from '@yaoji/api-client/wire';
import { contentPrice, roundMoneyDown } from '@yaoji/domain';
import { type PackContent, packContent } from '@yaoji/goods-text';

type Priced = Pick<Goods, 'price' | 'spec' | 'unit' | 'scope'>;

const herbs = new Set<string | null>(['中药饮片', '中药材']);

export const contentOf = ({ spec, unit }: Pick<Priced, 'spec' | 'unit'>): PackContent | null =>
  packContent(spec ?? '', unit);

/**
 * The price per piece, gram or millilitre, and per kilogram of herbs; null without a price, or if the spec does not say.
 */
export const contentPriceOf = ({ price, ...goods }: Priced): Goods['contentPrice'] => {
  const content = contentOf(goods);
  if (!content || price === null) return null;
  if (content.unit === 'g' && herbs.has(goods.scope)) {
    const kilograms = String(Number(content.amount) / 1000);
    return { price: roundMoneyDown(contentPrice(price, kilograms)), unit: 'kg', lowest: null };
  }
  return { price: contentPrice(price, content.amount), unit: content.unit, lowest: null };
};
