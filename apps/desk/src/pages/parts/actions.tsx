import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { Button, type ButtonProps, toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import { type Done, FieldsDialog, type FieldsDialogProps, report } from './fields-form.tsx';

/** An available action: a button with its link or dialog. */
export type Action = {
  label: string;
  /** Default true. */
  can?: boolean;
  /** Hides the button from roles that may not call this. */
  operation?: Operation;
  /** Default `outline`. */
  tone?: ButtonProps['tone'];
  href?: string;
  dialog?: (onClose: () => void) => ReactNode;
};

type AskedAction<Op extends Operation, Form> = Pick<Action, 'label' | 'can' | 'tone'> &
  Omit<FieldsDialogProps<Op, Form>, 'operation' | 'title' | 'actionLabel' | 'onClose'> & {
    /** Title of the dialog. Default the label. */
    title?: string;
    /** Label of the dialog's button. Default the label. */
    actionLabel?: string;
  };

/** An action that sends an operation after its dialog has collected the input. */
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

/** Asks for the reason of a refusal; `hint` says who reads it. */
export const reasonAsked = (hint: string) => ({
  destructive: true,
  source: { reason: '' },
  fields: [{ name: 'reason', hint, type: 'area', rows: 3, required: true, input: { maxLength: 500 } }] as const,
});

/** Buttons for the actions that this operator can take now. */
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
      {/* Outside the table cell, whose alignment it would inherit. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}

type WriteButtonProps<Op extends Operation> = Done<Op> &
  Pick<ButtonProps, 'tone' | 'size'> & { operation: Op; label: string; input: CallInput<Op['id']> };

/** A button that sends an operation at once, and reports success or the error. */
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
