import { AlertDialog, ConfirmDialog } from '@yaoji/ui';
import type { Question } from '#shared/notices/question.store.ts';

export default function QuestionDialog({ question }: { question: Question }) {
  const { title, text, confirmLabel, cancelLabel, destructive, answer } = question;
  if (cancelLabel === undefined) {
    return (
      <AlertDialog
        open
        title={title}
        actionLabel={confirmLabel}
        onAction={() => answer(true)}
        onClose={() => answer(false)}
      >
        {text}
      </AlertDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={destructive ? 'danger' : 'brand'}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
