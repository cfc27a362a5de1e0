import type { Goods } from '@yaoji/api-client/wire';
import { GoodsStrip } from '#pages/parts/floors/goods-strip.tsx';

export function Recommended({ goods }: { goods: readonly Goods[] }) {
  return goods.length > 0 && <GoodsStrip title="为您推荐" goods={goods} />;
}
