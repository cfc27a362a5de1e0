import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Credit } from '@yaoji/api-client/wire';
import { formatDay } from '@yaoji/domain';
import { Dialog, FormField, formatMoney, TextArea, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';
import { useRequestCredit } from '#features/wallet/request-credit.mutation.ts';
import { creditQuery } from '#features/wallet/wallet.queries.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { readAmount } from './read-amount.ts';

const answers = { open: '待供货方财务答复', granted: '已同意', declined: '未同意' } as const;

/** A request for a credit line in words. */
export const requestText = ({ amount, status, answer, createdAt }: NonNullable<Credit['request']>) =>
  `${formatDay(createdAt)} 申请额度 ${formatMoney(amount)}，${answers[status]}${answer && `：${answer}`}`;

/** Asks finance for a credit line; shows the open request instead while there is one. */
export function CreditRequestButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RoleButton operation={operations.requestCredit} tone="outline" onClick={() => setOpen(true)}>
        {label}
      </RoleButton>
      {isOpen && <RequestDialog title={label} onClose={() => setOpen(false)} />}
    </>
  );
}

type RequestDialogProps = { title: string; onClose: () => void };

function RequestDialog({ title, onClose }: RequestDialogProps) {
  const query = useQuery(creditQuery());
  const request = query.data?.request;
  if (query.data && request?.status !== 'open') return <RequestForm title={title} onClose={onClose} />;
  return (
    <Dialog open size="small" title={title} onClose={onClose}>
      <Loaded query={query} compact>
        {() => request && requestText(request)}
      </Loaded>
    </Dialog>
  );
}

function RequestForm({ title, onClose }: RequestDialogProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { amount, problem } = readAmount(typed);
  const form = useForm(useRequestCredit(), {
    check: () => ({
      amount: problem,
      reason: reason.trim().length < 2 ? '请填写申请理由' : undefined,
    }),
    values: () => (amount === null ? null : { amount, reason: reason.trim() }),
    notice: '已提交，供货方财务会答复您',
    onSuccess: onClose,
  });
  return (
    <FormDialog title={title} form={form} submitLabel="提交" onClose={onClose}>
      <FormField label="申请额度（元）" required error={form.problems.amount}>
        <TextField value={typed} inputMode="decimal" maxLength={12} onChange={setTyped} />
      </FormField>
      <FormField label="申请理由" required error={form.problems.reason} hint="供货方财务会看到">
        <TextArea rows={3} value={reason} onChange={setReason} maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
