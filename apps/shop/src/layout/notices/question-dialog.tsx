import { errorCodes } from '@yaoji/api-client';
import { AlertDialog, ConfirmDialog } from '@yaoji/ui';
import { FactorDialog } from '#features/security/factor-dialog.tsx';
import { IdentityDialog } from '#features/security/identity-dialog.tsx';
import type { Question } from '#shared/notices/question.store.ts';

export default function QuestionDialog({ question }: { question: Question }) {
  const { text, confirmLabel, cancelLabel, destructive, asksIdentity, answer } = question;
  const title = question.title === undefined ? {} : { title: question.title };
  if (asksIdentity?.code === errorCodes.factorRequired.code) {
    const { ticket } = (asksIdentity.data ?? {}) as { ticket?: string };
    return <FactorDialog ticket={ticket} answer={answer} />;
  }
  if (asksIdentity) return <IdentityDialog answer={answer} />;
  if (cancelLabel === undefined) {
    return (
      <AlertDialog
        open
        {...title}
        {...(confirmLabel === undefined ? {} : { actionLabel: confirmLabel })}
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
      {...title}
      {...(confirmLabel === undefined ? {} : { confirmLabel })}
      cancelLabel={cancelLabel}
      tone={destructive ? 'danger' : 'brand'}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
