import { clampQuantity } from '@yaoji/domain';
import { GoodsTable } from '@yaoji/ui';

const nothing = () => undefined;

export function GoodsRowsSkeleton() {
  return (
    <GoodsTable
      rows={[]}
      loadingRows={12}
      clamp={clampQuantity}
      onQuantityChange={nothing}
      onAdd={nothing}
      onFavourite={nothing}
      more={nothing}
    />
  );
}
