import type { Operation } from '@yaoji/api-client/desk';
import { FormField, TextArea, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import { ActionDialog } from './action-dialog.tsx';

/** Operations that take an id and a reason and nothing else. */
type ReasonOperation = Extract<Operation, { id: 'cancelOrder' | 'rejectTransfer' | 'refuseBuyer' | 'refuseDocument' }>;

type ReasonDialogProps = {
  title: string;
  actionLabel: string;
  /** Who reads the reason, and what follows. */
  hint: string;
  operation: ReasonOperation;
  id: number;
  /** Said once it is done. */
  done: string;
  onClose: () => void;
};

/** Refuses or cancels something and says why. */
export function ReasonDialog({ title, actionLabel, hint, operation, id, done, onClose }: ReasonDialogProps) {
  const write = useWrite(operation);
  const [reason, setReason] = useState('');
  const onSuccess = () => {
    toast.success(done);
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      actionLabel={actionLabel}
      destructive
      write={write}
      onSubmit={() => write.mutate({ params: { id }, body: { reason: reason.trim() } }, { onSuccess })}
      onClose={onClose}
    >
      {(problems) => (
        <FormField label="原因" hint={hint} error={problems.reason?.join('；')} required>
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={500} autoFocus />
        </FormField>
      )}
    </ActionDialog>
  );
}
