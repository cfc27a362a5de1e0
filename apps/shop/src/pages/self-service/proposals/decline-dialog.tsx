import { FormField, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { useDeclineProposal } from '#features/proposal/decide-proposal.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

/** Declines a proposal, with a word to the salesperson. */
export function DeclineDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const form = useForm(useDeclineProposal(), {
    values: () => ({ id, reason: reason.trim() }),
    notice: '已谢绝',
    onSuccess: onClose,
  });
  return (
    <FormDialog title={`谢绝推荐单 ${id}`} form={form} submitLabel="谢绝" onClose={onClose}>
      <FormField label="原因" hint="选填，业务员会看到" error={form.problems.reason}>
        <TextArea rows={3} value={reason} onChange={setReason} maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
