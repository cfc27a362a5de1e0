import { Button } from '@yaoji/ui';

type RetryButtonProps = { readonly retrying: boolean; readonly onRetry: () => void };

/** Asks again for a single figure; where a whole block is missing, `ErrorState` says so. */
export const RetryButton = ({ retrying, onRetry }: RetryButtonProps) => (
  <Button tone="outline" size="small" loading={retrying} onClick={onRetry}>
    重新加载
  </Button>
);
