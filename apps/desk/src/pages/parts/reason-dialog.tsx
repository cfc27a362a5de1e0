import type { Operation } from '@yaoji/api-client/desk';
import { FormField, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from './action-dialog.tsx';

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
export function ReasonDialog({ hint, id, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <WriteDialog {...rest} destructive input={{ params: { id }, body: { reason: reason.trim() } }}>
      {(problems) => (
        <FormField label="原因" hint={hint} error={problems.reason?.join('；')} required>
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={500} autoFocus />
        </FormField>
      )}
    </WriteDialog>
  );
}
