import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { Button, type ButtonProps, toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import { type Done, FieldsDialog, type FieldsDialogProps, report } from './fields-form.tsx';

/** Something that can be done: a button, and where it leads or the dialog that it opens. */
export type Action = {
  label: string;
  /** Default true. */
  can?: boolean;
  /** Whose role may not call this doesn't see the button. */
  operation?: Operation;
  /** Default `outline`. */
  tone?: ButtonProps['tone'];
  href?: string;
  dialog?: (onClose: () => void) => ReactNode;
};

type AskedAction<Op extends Operation, Form> = Pick<Action, 'label' | 'can' | 'tone'> &
  Omit<FieldsDialogProps<Op, Form>, 'operation' | 'title' | 'actionLabel' | 'onClose'> & {
    /** Of the dialog. Default the label. */
    title?: string;
    /** On the dialog's button. Default the label. */
    actionLabel?: string;
  };

/** An action that sends an operation, once its dialog has asked for what that needs. */
export const action = <Op extends Operation, Form extends object>(
  operation: Op,
  { label, can = true, tone = 'outline', ...asked }: AskedAction<Op, Form>,
): Action => ({
  label,
  can,
  tone,
  operation,
  dialog: (onClose) => (
    <FieldsDialog title={label} actionLabel={label} {...asked} operation={operation} onClose={onClose} />
  ),
});

/** What a refusal asks for; `hint` says who reads it. */
export const reasonAsked = (hint: string) => ({
  destructive: true,
  source: { reason: '' },
  fields: [
    { name: 'reason', label: '原因', hint, type: 'area', rows: 3, required: true, input: { maxLength: 500 } },
  ] as const,
});

/** The buttons of what can be done now by this operator. */
export function Actions({ actions, size = 'medium' }: { actions: readonly Action[]; size?: 'small' | 'medium' }) {
  const may = useMay();
  const [opened, setOpened] = useState<string | null>(null);
  const dialog = actions.find(({ label }) => label === opened)?.dialog?.(() => setOpened(null));
  return (
    <>
      {actions
        .filter(({ can = true, operation }) => can && (!operation || may(operation)))
        .map(({ label, tone = 'outline', href }) => (
          <Button key={label} size={size} tone={tone} {...(href ? { href } : { onClick: () => setOpened(label) })}>
            {label}
          </Button>
        ))}
      {/* Out of a table's cell, whose alignment it would take. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}

type WriteButtonProps<Op extends Operation> = Done<Op> &
  Pick<ButtonProps, 'tone' | 'size'> & { operation: Op; label: string; input: CallInput<Op['id']> };

/** A button that sends an operation at once; says that it is done, or why not. */
export function WriteButton<Op extends Operation>(props: WriteButtonProps<Op>) {
  const { operation, input, label, tone = 'outline', size = 'medium' } = props;
  const write = useWrite(operation);
  const answer = {
    onSuccess: (data: OperationData<Op['id']>) => report(props, data),
    onError: (error: Error) => toast.error(error.message),
  };
  return (
    useMay()(operation) && (
      <Button size={size} tone={tone} loading={write.isPending} onClick={() => write.mutate(input, answer)}>
        {label}
      </Button>
    )
  );
}
