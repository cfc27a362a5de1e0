import { deskHref } from '@yaoji/routes/desk';
import { Button, EmptyState, ErrorState } from '@yaoji/ui';

/** Shown when a page fails to load or render. */
export function CrashedPage() {
  return (
    <ErrorState fullPage title="页面出错了" onRetry={() => location.reload()}>
      请重新加载；再次出错时把页面地址和时间告诉管理员
    </ErrorState>
  );
}

export function MissingPage() {
  return (
    <EmptyState
      fullPage
      title="没有这个页面"
      picture="search"
      action={<Button href={deskHref('work')}>回到待办</Button>}
    />
  );
}
