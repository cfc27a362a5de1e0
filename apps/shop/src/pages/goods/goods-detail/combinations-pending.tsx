import { Card, Skeleton } from '@yaoji/ui';

/** About as high as one set, to avoid a layout shift. */
export function CombinationsPending() {
  return (
    <Card title="组合购">
      <Skeleton height={260} />
    </Card>
  );
}
