import { ApiError, type FieldErrors } from '@yaoji/api-client';
import { Button, Dialog, Notice } from '@yaoji/ui';
import { type ReactNode, useId } from 'react';
import { AskApproval, draftOf } from './ask-approval.tsx';
import { SendForm } from './send-form.tsx';

export type ActionDialogProps = {
  title: string;
  /** Label of the button, e.g. 确认到账. */
  actionLabel: string;
  /** Marks a destructive action. Default false. */
  destructive?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** ARIA role, as for `Dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Left of the buttons. */
  extra?: ReactNode;
  /** The write that the dialog sends. */
  write: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  /** Called once a refused write is handed in to a second operator, before the dialog closes. */
  onAsked?: () => void;
  onClose: () => void;
  /** The fields; receives errors by field, and the error itself. */
  children: (problems: FieldErrors, error: Error | null) => ReactNode;
};

/** A dialog for one action and its input; an error stays visible next to the input. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, actionLabel, destructive = false, size = 'small', role = 'dialog', write, onSubmit, onClose } = props;
  const onAsked = () => {
    props.onAsked?.();
    onClose();
  };
  const form = useId();
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const hasProblem = Object.keys(problems).length > 0;
  return (
    <Dialog
      open
      size={size}
      role={role}
      title={title}
      onClose={onClose}
      footer={
        <>
          {props.extra}
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={form} tone={destructive ? 'danger' : 'brand'} loading={write.isPending}>
            {actionLabel}
          </Button>
        </>
      }
    >
      <SendForm id={form} onSend={() => write.isPending || onSubmit()}>
        {props.children(problems, write.error)}
        {write.error && !hasProblem && <Refusal error={write.error} onAsked={onAsked} />}
      </SendForm>
    </Dialog>
  );
}

/** The server's reason for refusing, and the request to a second operator if that helps. */
export function Refusal({ error, onAsked }: { error: Error; onAsked?: (() => void) | undefined }) {
  const draft = draftOf(error);
  const notice = (
    <Notice tone="danger" announced>
      {error instanceof ApiError ? error.message : '没有成功，请再试一次'}
    </Notice>
  );
  if (draft === null) return notice;
  return (
    <AskApproval key={draft} id={draft} onAsked={onAsked}>
      {notice}
    </AskApproval>
  );
}
