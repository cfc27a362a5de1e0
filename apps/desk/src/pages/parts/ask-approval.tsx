import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { Button, FormField, Notice, TextField } from '@yaoji/ui';
import { type KeyboardEvent, useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './page.css.ts';

/** The id of a refused write that can be handed in; null for any other error. */
const draftOf = (error: Error): number | null =>
  error instanceof ApiError ? ((error.data as { approval?: number } | null)?.approval ?? null) : null;

/** Hands a refused write in to a second operator; nothing for any other error. */
export function AskApproval({ error }: { error: Error }) {
  const id = draftOf(error);
  return id === null ? null : <Request key={id} id={id} />;
}

function Request({ id }: { id: number }) {
  const [reason, setReason] = useState('');
  const write = useWrite(operations.requestApproval);
  const send = () => write.isPending || write.mutate({ params: { id }, body: { reason: reason.trim() } });
  // Inside a form whose own action Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  if (write.isSuccess)
    return (
      <Notice tone="success">
        已提交审批，另一位有审批权限的同事在待办中同意后生效；没有这样的同事，由负责人自己在待办中确认
      </Notice>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter from the surrounding form
    <div className={css.stack} onKeyDown={onKeyDown}>
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
