import { ApiError, type FieldErrors } from '@yaoji/api-client';
import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { Button, Dialog, Notice, toast } from '@yaoji/ui';
import { type ReactNode, useId } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';

type ActionDialogProps = {
  title: string;
  /** What the button does, e.g. 确认到账. */
  actionLabel: string;
  /** It destroys something. Default false. */
  destructive?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** As of a `Dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The write that the dialog sends. */
  write: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  onClose: () => void;
  /** The fields; gets the problems that the server found, by field, and why it refused. */
  children: (problems: FieldErrors, error: Error | null) => ReactNode;
};

/** One thing to do with what it needs; a refusal stays in sight beside what was typed. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, actionLabel, destructive = false, size = 'small', role = 'dialog', write, onSubmit, onClose } = props;
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
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={form} tone={destructive ? 'danger' : 'brand'} loading={write.isPending}>
            {actionLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!write.isPending) onSubmit();
        }}
      >
        {props.children(problems, write.error)}
        {write.error && !hasProblem && <Refusal error={write.error} />}
      </form>
    </Dialog>
  );
}

export type WriteDialogProps<Op extends Operation> = Omit<ActionDialogProps, 'write' | 'onSubmit'> & {
  operation: Op;
  /** What is sent; null while it is incomplete, and then nothing is. */
  input: CallInput<Op['id']> | null;
  /** Said once it is done. */
  done?: string | ((data: OperationData<Op['id']>) => string);
  /** Called once it is done, before the dialog closes. */
  onDone?: (data: OperationData<Op['id']>) => void;
};

/** An `ActionDialog` that sends one operation; says that it is done, and closes. */
export function WriteDialog<Op extends Operation>(props: WriteDialogProps<Op>) {
  const { operation, input, done, onDone, onClose, ...rest } = props;
  const write = useWrite(operation);
  const onSuccess = (data: OperationData<Op['id']>) => {
    if (done) toast.success(typeof done === 'function' ? done(data) : done);
    onDone?.(data);
    onClose();
  };
  const onSubmit = () => input && write.mutate(input, { onSuccess });
  return <ActionDialog {...rest} write={write} onSubmit={onSubmit} onClose={onClose} />;
}

/** Why the server did not do it, in its words. */
export function Refusal({ error }: { error: Error }) {
  const isReadable = error instanceof ApiError;
  return (
    <Notice tone="danger" announced>
      {isReadable ? error.message : '没有成功，请再试一次'}
    </Notice>
  );
}
