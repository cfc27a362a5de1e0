import { errorCodes } from '@yaoji/api-client';
import { AlertDialog, ConfirmDialog } from '@yaoji/ui';
import FactorDialog from '#features/user/factor-dialog.tsx';
import ProofDialog from '#features/user/proof-dialog.tsx';
import type { Question } from '#shared/notices/question.store.ts';

export default function QuestionDialog({ question }: { question: Question }) {
  const { text, confirmLabel, cancelLabel, destructive, asksProof, answer } = question;
  const title = question.title === undefined ? {} : { title: question.title };
  if (asksProof?.code === errorCodes.factorRequired.code) {
    const { ticket } = (asksProof.data ?? {}) as { ticket?: string };
    return <FactorDialog ticket={ticket} answer={answer} />;
  }
  if (asksProof) return <ProofDialog answer={answer} />;
  if (cancelLabel === undefined) {
    return (
      <AlertDialog
        open
        {...title}
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
      {...title}
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
