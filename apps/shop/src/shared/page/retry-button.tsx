import { Button } from '@yaoji/ui';

type RetryButtonProps = { onRetry: () => void };

/** Refetches a single figure; a missing block uses `ErrorState`. */
export const RetryButton = ({ onRetry }: RetryButtonProps) => (
  <Button tone="outline" size="small" onClick={onRetry}>
    重新加载
  </Button>
);
