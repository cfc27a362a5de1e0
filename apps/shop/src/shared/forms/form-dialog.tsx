import { Button, type ButtonProps, Dialog, type DialogProps, ReasonedButton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './form-dialog.css.ts';
import type { Form } from './use-form.ts';

type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
  form: Pick<Form, 'props' | 'isSending'>;
  submitLabel: string;
  /** Tone of the submit button. Default `brand`. */
  tone?: NonNullable<ButtonProps['tone']>;
  /** Disables the submit button. Default false. */
  disabled?: boolean;
  /** Why the submit button is disabled. */
  disabledReason?: string | null;
  /** Accessible name of the form. */
  label?: string;
  children: ReactNode;
};

/** A dialog with a form, and buttons to cancel and submit it. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    submitLabel,
    tone = 'brand',
    disabled = false,
    disabledReason,
    label,
    children,
    onClose,
    ...dialog
  } = props;
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <ReasonedButton
            type="submit"
            form={form.props.id}
            tone={tone}
            disabled={disabled}
            disabledReason={disabledReason}
            loading={form.isSending}
          >
            {submitLabel}
          </ReasonedButton>
        </>
      }
    >
      <form {...form.props} className={css.fields} aria-label={label}>
        {children}
      </form>
    </Dialog>
  );
}
