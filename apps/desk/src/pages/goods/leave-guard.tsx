import { ConfirmDialog } from '@yaoji/ui';
import { useBeforeUnload, useBlocker } from 'react-router';

/** Asks before unsaved edits are lost by following a link or closing the window. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => isDirty && event.preventDefault());
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="有未保存的修改"
      confirmLabel="放弃修改"
      cancelLabel="继续编辑"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      离开后，已修改的商品不会保存。
    </ConfirmDialog>
  );
}
