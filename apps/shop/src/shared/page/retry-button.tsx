import { Button } from '@yaoji/ui';

type RetryButtonProps = { readonly retrying: boolean; readonly onRetry: () => void };

/** Refetches a single figure; a missing block uses `ErrorState`. */
export const RetryButton = ({ retrying, onRetry }: RetryButtonProps) => (
  <Button tone="outline" size="small" loading={retrying} onClick={onRetry}>
    重新加载
  </Button>
);
