import { ApiError, type FieldErrors } from '@yaoji/api-client';
import type { Operation } from '@yaoji/api-client/desk';
import { toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ActionDialog } from './action-dialog.tsx';
import { changedFields, Difference } from './difference.tsx';
import { type Field, Fields, type FieldValue } from './fields.tsx';
import * as css from './page.css.ts';

type Stored<Form> = { readonly id?: number; readonly version: string; readonly form: Form };

type RecordDialogProps<Form> = {
  /** What it is called: 优惠券. */
  name: string;
  /** The stored record; null for a new one. */
  record: Stored<Form> | null;
  /** What the form begins with. */
  source: Form;
  fields: readonly Field<keyof Form & string>[];
  /** What the server calls the form. */
  within: string;
  /** Absent where records are only changed. */
  create?: Operation;
  change: Operation;
  /** What is sent of the form. Default all of it. */
  toSent?: (form: Form) => Form;
  onClose: () => void;
  /** Labelled texts of what no table describes, to say what somebody else has changed. */
  texts?: ((form: Form) => Readonly<Record<string, string>>) | undefined;
  /** Fields that no table describes. */
  children?: ((form: Form, set: (values: Partial<Form>) => void, problems: FieldErrors) => ReactNode) | undefined;
};

/** Creates or changes a record by a table of its fields; who else has changed it is seen. */
export function RecordDialog<Form extends object>(props: RecordDialogProps<Form>) {
  const { name, record, source, fields, within, texts, toSent = (all) => all, onClose, children } = props;
  const create = useWrite(props.create ?? props.change);
  const change = useWrite(props.change);
  const write = record ? change : create;
  const [seen, setSeen] = useState(record);
  const [form, setForm] = useState(source);
  const set = (values: Partial<Form>) => setForm((before) => ({ ...before, ...values }));
  const current = currentOf<Form>(write.error);
  const done = {
    onSuccess: () => {
      toast.success(`${name}已保存`);
      onClose();
    },
  };
  const submit = () => {
    const sent = { [within]: toSent(form) };
    if (!seen) return create.mutate(inputOf({ body: sent }), done);
    if (current) setSeen(current);
    const params = seen.id === undefined ? {} : { params: { id: seen.id } };
    change.mutate(inputOf({ ...params, body: { version: (current ?? seen).version, ...sent } }), done);
  };
  const labels = Object.fromEntries(fields.map((field) => [field.name, field.label]));
  return (
    <ActionDialog
      title={record ? `修改${name}` : `新建${name}`}
      actionLabel={current ? '仍按我的保存' : '保存'}
      size="large"
      write={current ? { ...write, error: null } : write}
      onSubmit={submit}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <Fields
            fields={fields}
            // The cast: the table names the form's texts, figures, flags and times.
            values={form as Partial<Record<keyof Form & string, FieldValue>>}
            problems={problems}
            within={within}
            onChange={(field, value) => set({ [field]: value } as Partial<Form>)}
          />
          {children?.(form, set, problems)}
          {current && seen && (
            <Difference
              fields={changedFields<string>(
                { ...labels, ...ownNames(texts?.(current.form)) },
                { ...seen.form, ...texts?.(seen.form) },
                { ...current.form, ...texts?.(current.form) },
              )}
            />
          )}
        </div>
      )}
    </ActionDialog>
  );
}

/** The cast: every operation of a record takes its id, its version and its form. */
export const inputOf = (parts: object) => parts as CallInput<Operation['id']>;

/** Each name, labelled with itself. */
const ownNames = (texts: object = {}) => Object.fromEntries(Object.keys(texts).map((name) => [name, name]));

/** The record as it is now, where that is why the server refused. */
const currentOf = <Form,>(error: Error | null): Stored<Form> | null =>
  error instanceof ApiError && error.status === 409
    ? ((error.data as { current?: Stored<Form> } | null)?.current ?? null) // As the contract says of a 409.
    : null;
