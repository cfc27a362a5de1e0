import { ApiError } from '@yaoji/api-client';
import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, FormField, TextField, toast } from '@yaoji/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './page.css.ts';

/** The id of a refused write that can be handed in; null for any other error. */
export const draftOf = (error: Error): number | null =>
  error instanceof ApiError ? ((error.data as { approval?: number } | null)?.approval ?? null) : null;

const shownMs = 10_000;

type AskApprovalProps = {
  /** Of the refused write. */
  id: number;
  /** The form is done: what it would send is handed in. */
  onAsked: (() => void) | undefined;
  /** Why it was refused. */
  children: ReactNode;
};

/** Hands a refused write in to a second operator, and says to whom. */
export function AskApproval({ id, onAsked, children }: AskApprovalProps) {
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [isOutdated, setOutdated] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const write = useWrite(operations.requestApproval);
  const onSuccess = ({ text, approvers }: OperationData<'requestApproval'>) => {
    const who =
      approvers.length === 0
        ? '没有另一位有审批权限的同事，请自己在待办中确认后生效'
        : `${approvers.join('、')}${approvers.length > 1 ? '中的一位' : ''}在待办中同意后生效`;
    const onClick = () => void navigate(deskHref('waiting', { kind: 'approvals' }, { item: id }));
    toast.success(`已提交审批：${text}。${who}`, { action: { label: '查看审批', onClick }, durationMs: shownMs });
    onAsked?.();
  };
  const send = () =>
    write.isPending || write.mutate({ params: { id }, body: { reason: reason.trim() } }, { onSuccess });
  // The refused request is handed in, without later changes.
  useEffect(() => {
    const onInput = ({ target }: Event) => box.current?.contains(target as Node) || setOutdated(true);
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  if (isOutdated) return children;
  // Inside a form whose own action Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter from the surrounding form
    <div ref={box} className={css.stack} onKeyDown={onKeyDown}>
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
