import type { Goods } from '@yaoji/api-client/wire';
import { contentPrice } from '@yaoji/domain';
import { type PackContent, packContent } from '@yaoji/goods-text';
import { LRUCache } from 'lru-cache';

/** Read specs: reading one takes 15 µs, and lists have a hundred. */
const contents = new LRUCache<string, { content: PackContent | null }>({ max: 10_000 });

export const contentOf = ({ spec, unit }: { spec: string | null; unit: string }): PackContent | null => {
  const key = `${unit} ${spec}`;
  const known = contents.get(key) ?? { content: packContent(spec ?? '', unit) };
  contents.set(key, known);
  return known.content;
};

/** The price per piece, gram or millilitre; null without a price, or if the spec does not say. */
export const contentPriceOf = (goods: Pick<Goods, 'price' | 'spec' | 'unit'>): Goods['contentPrice'] => {
  const content = contentOf(goods);
  if (!content || goods.price === null) return null;
  return { price: contentPrice(goods.price, content.amount), unit: content.unit, lowest: null };
};

/** Products sold by weight or volume already have such a price. */
export const isSoldByPiece = ({ unit }: { unit: string }): boolean => contentOf({ spec: '', unit }) === null;
