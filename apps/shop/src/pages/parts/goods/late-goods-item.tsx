import { GoodsCardSkeleton } from '@yaoji/ui';
import { latePart } from '#shared/page/late-part.tsx';
import type { GoodsItemProps } from './goods-item.tsx';

/** A card of goods, which a first view shows before it has the code for what can be done on it. */
export const LateGoodsItem = latePart<GoodsItemProps>(
  async () => (await import('./goods-item.tsx')).default,
  ({ picture }) => <GoodsCardSkeleton picture={picture ?? true} />,
);
