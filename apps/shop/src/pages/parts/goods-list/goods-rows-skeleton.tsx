import { clampQuantity } from '@yaoji/domain';
import { GoodsTable } from '@yaoji/ui';

const nothing = () => {};

export function GoodsRowsSkeleton() {
  return (
    <GoodsTable
      rows={[]}
      loadingRows={12}
      clamp={clampQuantity}
      onQuantityChange={nothing}
      onAdd={nothing}
      onFavourite={nothing}
    />
  );
}
