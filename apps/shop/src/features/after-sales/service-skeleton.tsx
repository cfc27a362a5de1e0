import { Card, Skeleton } from '@yaoji/ui';

/** A status card, one with lines and one with facts. */
export const ServiceSkeleton = () => (
  <>
    {[150, 240, 140].map((height) => (
      <Card key={height} padding="large">
        <Skeleton height={height} />
      </Card>
    ))}
  </>
);
