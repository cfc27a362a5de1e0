import { Card, Skeleton } from '@yaoji/ui';

/** A status card, a card with lines and a card with facts. */
export const ServiceSkeleton = () => (
  <>
    {[150, 240, 140].map((height) => (
      <Card key={height} padding="large">
        <Skeleton height={height} />
      </Card>
    ))}
  </>
);
