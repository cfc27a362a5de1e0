import { ApiError, type FieldErrors } from '@yaoji/api-client';
import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import type { ReactNode } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ActionDialog, type ActionDialogProps, Refusal } from './action-dialog.tsx';
import { type Field, Fields, type TitledField, titled, useForm } from './fields.tsx';
import * as css from './page.css.ts';
import { SendForm } from './send-form.tsx';
import { toastDone } from './undo.ts';

export type Done<Op extends Operation> = {
  /** Shown on success. */
  done?: string | ((data: OperationData<Op['id']>) => string);
  /** Called on success, before a dialog closes. */
  onDone?: (data: OperationData<Op['id']>) => void;
};

/** Reports success, with a button that undoes it where that is possible. */
export const report = <Op extends Operation>(
  { done, onDone }: Done<Op>,
  data: OperationData<Op['id']>,
  undo?: () => Promise<unknown>,
) => {
  if (done) toastDone(typeof done === 'function' ? done(data) : done, undo);
  onDone?.(data);
};

/** The titles of an operation's own fields. */
type TitlesOf<Op> = Op extends { fields: infer Titles } ? Titles : Record<never, string>;

type More<Form> = { set: (values: Partial<Form>) => void; problems: FieldErrors; error: Error | null };

export type FieldsDialogProps<Op extends Operation, Form> = Omit<ActionDialogProps, 'write' | 'onSubmit' | 'children'> &
  Done<Op> & {
    operation: Op;
    /** Titled by the operation. Default none. */
    fields?: readonly TitledField<keyof Form & string, keyof TitlesOf<Op> & string>[];
    /** Initial values. Default empty. */
    source?: Form;
    /** Builds the request from the form; null while incomplete, which sends nothing. */
    inputOf: (form: Form) => CallInput<Op['id']> | null;
    /** The request that restores exactly what was before; offered on success. */
    undo?: CallInput<Op['id']>;
    /** Above the fields; receives the form, its setter, errors by field, and the server's error. */
    children?: ReactNode | ((form: Form, more: More<Form>) => ReactNode);
  };

/** A dialog that sends one operation with the described fields, then reports success and closes. */
export function FieldsDialog<Op extends Operation, Form extends object>(props: FieldsDialogProps<Op, Form>) {
  // The casts: without fields the form is empty, and an operation's titles are those of its type.
  const { operation, source = {} as Form, inputOf, undo, children, ...rest } = props;
  const fields = titled(('fields' in operation ? operation.fields : {}) as TitlesOf<Op>, props.fields ?? []);
  const write = useWrite(operation);
  const { form, set, bound } = useForm(source);
  const onSuccess = (data: OperationData<Op['id']>) => {
    // The dialog has closed by then, so the callbacks of `mutate` would not run.
    report(props, data, undo && (() => write.mutateAsync(undo)));
    props.onClose();
  };
  const submit = () => {
    const input = inputOf(trimmed(form, fields));
    if (input) write.mutate(input, { onSuccess });
  };
  return (
    <ActionDialog {...rest} write={write} onSubmit={submit}>
      {(problems, error) => (
        <div className={css.stack}>
          {typeof children === 'function' ? children(form, { set, problems, error }) : children}
          <Fields fields={fields} problems={problems} {...bound} />
        </div>
      )}
    </ActionDialog>
  );
}

type FieldsFormProps<Form> = {
  fields: readonly Field<keyof Form & string>[];
  /** Initial values. */
  source: Form;
  actionLabel: string;
  /** Large fields and a full-width button. Default false. */
  isLarge?: boolean;
  /** The write that the form sends. */
  write: { isPending: boolean; error: Error | null };
  onSubmit: (form: Form) => void;
  /** Called once a refused write is handed in to a second operator. */
  onAsked?: () => void;
};

/** A form on a page that sends one operation with the described fields. */
export function FieldsForm<Form extends object>(props: FieldsFormProps<Form>) {
  const { fields, source, actionLabel, isLarge = false, write, onSubmit, onAsked } = props;
  const { form, bound } = useForm(source);
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const size = isLarge ? 'large' : 'medium';
  return (
    <SendForm className={css.stack} onSend={() => write.isPending || onSubmit(trimmed(form, fields))}>
      <Fields fields={fields} problems={problems} size={size} {...bound} />
      {write.error && !fields.some(({ name }) => name in problems) && <Refusal error={write.error} onAsked={onAsked} />}
      <div>
        <Button type="submit" size={size} block={isLarge} loading={write.isPending}>
          {actionLabel}
        </Button>
      </div>
    </SendForm>
  );
}

/** Trims the text fields; passwords are sent unchanged. */
export const trimmed = <Form extends object>(form: Form, fields: readonly Field[]): Form => {
  const passwords = fields.filter(({ type }) => type === 'password').map(({ name }) => name);
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && !passwords.includes(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Form; // The cast: texts stay texts.
};
