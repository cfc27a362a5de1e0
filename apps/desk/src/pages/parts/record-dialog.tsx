import type { FieldErrors } from '@yaoji/api-client';
import type { ReactNode } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { Fields } from './fields.tsx';
import * as css from './page.css.ts';
import { type RecordFormOptions, type Stored, useRecordForm } from './record-form.tsx';
import { toastDone } from './undo.ts';

type RecordDialogProps<Form> = Omit<RecordFormOptions<Form, Stored<Form>>, 'onSaved'> & {
  /** Name of the record type: 优惠券. */
  name: string;
  /** Default `large`. */
  size?: 'small' | 'large';
  /** Called before it closes. */
  onSaved?: (saved: Stored<Form>) => void;
  onClose: () => void;
  /** Fields beyond the described ones. */
  children?: ((form: Form, set: (values: Partial<Form>) => void, problems: FieldErrors) => ReactNode) | undefined;
};

/** Creates or edits a record with the described fields. */
export function RecordDialog<Form extends object>(props: RecordDialogProps<Form>) {
  const { name, size = 'large', record, fields, within, onClose, children } = props;
  const onSaved = (saved: Stored<Form>, undo?: () => Promise<unknown>) => {
    toastDone(`${name}已保存`, undo);
    props.onSaved?.(saved);
    onClose();
  };
  const { form, set, bound, isPending, error, save, difference, previewButton } = useRecordForm({ ...props, onSaved });
  return (
    <ActionDialog
      title={record ? `修改${name}` : `新建${name}`}
      actionLabel={difference ? '仍按我的保存' : '保存'}
      size={size}
      extra={previewButton}
      write={{ isPending, error }}
      onSubmit={save}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <Fields fields={fields} problems={problems} {...(within && { within })} {...bound} />
          {children?.(form, set, problems)}
          {difference}
        </div>
      )}
    </ActionDialog>
  );
}
