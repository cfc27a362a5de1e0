import { toast } from '@yaoji/ui';

const undoMs = 10_000;

/** Reports success, with a button for ten seconds that restores what was before, if that is possible. */
export const toastDone = (message: string, undo?: () => Promise<unknown>): void => {
  const onClick = () =>
    undo?.().then(
      () => toast.success('已撤销'),
      (error: Error) => toast.error(error.message),
    );
  toast.success(message, undo && { action: { label: '撤销', onClick }, durationMs: undoMs });
};
