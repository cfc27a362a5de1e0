import { Card, Skeleton } from '@yaoji/ui';

/** About as high as one set, so that nothing below it moves when it comes. */
export function CombinationsPending() {
  return (
    <Card title="组合购">
      <Skeleton height={260} />
    </Card>
  );
}
