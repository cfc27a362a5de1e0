import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, FormField, Link, Notice, TextField } from '@yaoji/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './page.css.ts';

/** The id of a refused write that can be handed in; null for any other error. */
export const draftOf = (error: Error): number | null =>
  error instanceof ApiError ? ((error.data as { approval?: number } | null)?.approval ?? null) : null;

type AskApprovalProps = {
  /** Of the refused write. */
  id: number;
  onAsked: (() => void) | undefined;
  /** Why it was refused; shown until it is handed in. */
  children: ReactNode;
};

/** Hands a refused write in to a second operator, then says to whom. */
export function AskApproval({ id, onAsked, children }: AskApprovalProps) {
  const [reason, setReason] = useState('');
  const write = useWrite(operations.requestApproval);
  const send = () =>
    write.isPending ||
    write.mutate({ params: { id }, body: { reason: reason.trim() } }, { onSuccess: () => onAsked?.() });
  // Inside a form whose own action Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  if (write.data) {
    const { text, approvers } = write.data;
    return (
      <Notice announced action={<Link href={deskHref('waiting', { kind: 'approvals' }, { item: id })}>查看审批</Link>}>
        已提交审批：{text}。
        {approvers.length === 0
          ? '没有另一位有审批权限的同事，请自己在待办中确认后生效'
          : `${approvers.join('、')}${approvers.length > 1 ? '中的一位' : ''}在待办中同意后生效`}
        。
      </Notice>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter from the surrounding form
    <div className={css.stack} onKeyDown={onKeyDown}>
      {children}
      <FormField label="申请理由" hint="审批人会看到" error={write.error?.message} required>
        <TextField value={reason} onChange={setReason} maxLength={500} />
      </FormField>
      <div>
        <Button tone="brandOutline" loading={write.isPending} onClick={send}>
          提交审批
        </Button>
      </div>
    </div>
  );
}
