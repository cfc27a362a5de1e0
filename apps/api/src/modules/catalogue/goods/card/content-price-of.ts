import type { Goods } from '@yaoji/api-client/wire';
import { contentPrice, roundMoneyDown } from '@yaoji/domain';
import { type PackContent, packContent } from '@yaoji/goods-text';
import { LRUCache } from 'lru-cache';

type Priced = Pick<Goods, 'price' | 'spec' | 'unit' | 'scope'>;

/** Business scopes of herbs, which are compared by the kilogram. */
export const herbScopes = ['中药饮片', '中药材'];
const herbs = new Set<string | null>(herbScopes);

type Read = { content: PackContent | null };

/** Pack contents by unit and spec. Reading one takes 20 µs, and a list has dozens. */
const contents = new LRUCache<string, Read, { spec: string; unit: string }>({
  max: 5_000,
  memoMethod: (_key, _stale, { context: { spec, unit } }) => ({ content: packContent(spec, unit) }),
});

export const contentOf = ({ spec, unit }: Pick<Priced, 'spec' | 'unit'>): PackContent | null => {
  const context = { spec: spec ?? '', unit };
  return contents.memo(`${unit}\n${context.spec}`, { context }).content;
};

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
