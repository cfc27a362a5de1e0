import { ApiError } from '@yaoji/api-client';
import type { Operation } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import type { ReactNode } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { Refusal, WriteDialog, type WriteDialogProps } from './action-dialog.tsx';
import { type Field, Fields, useForm } from './fields.tsx';
import * as css from './page.css.ts';

export type FieldsDialogProps<Op extends Operation, Form> = Omit<WriteDialogProps<Op>, 'input' | 'children'> & {
  /** Default none. */
  fields?: readonly Field<keyof Form & string>[];
  /** What the form begins with. Default nothing. */
  source?: Form;
  /** What is sent of it; null while it is incomplete, and then nothing is. */
  inputOf: (form: Form) => CallInput<Op['id']> | null;
  /** Above the fields; gets the form and why the server refused. */
  children?: ReactNode | ((form: Form, error: Error | null) => ReactNode);
};

/** A dialog that sends one operation with what a table of fields describes. */
export function FieldsDialog<Op extends Operation, Form extends object>(props: FieldsDialogProps<Op, Form>) {
  const { fields = [], source = {} as Form, inputOf, children, ...rest } = props; // The cast: without fields it is empty.
  const { form, bound } = useForm(source);
  return (
    <WriteDialog {...rest} input={inputOf(trimmed(form, fields))}>
      {(problems, error) => (
        <div className={css.stack}>
          {typeof children === 'function' ? children(form, error) : children}
          <Fields fields={fields} problems={problems} {...bound} />
        </div>
      )}
    </WriteDialog>
  );
}

type FieldsFormProps<Form> = {
  fields: readonly Field<keyof Form & string>[];
  /** What the form begins with. */
  source: Form;
  actionLabel: string;
  /** Large fields, and a button as wide as they are. Default false. */
  isLarge?: boolean;
  /** The write that the form sends. */
  write: { isPending: boolean; error: Error | null };
  onSubmit: (form: Form) => void;
};

/** A form on a page that sends one operation with what a table of fields describes. */
export function FieldsForm<Form extends object>(props: FieldsFormProps<Form>) {
  const { fields, source, actionLabel, isLarge = false, write, onSubmit } = props;
  const { form, bound } = useForm(source);
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const size = isLarge ? 'large' : 'medium';
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!write.isPending) onSubmit(trimmed(form, fields));
      }}
    >
      <Fields fields={fields} problems={problems} size={size} {...bound} />
      {write.error && !fields.some(({ name }) => name in problems) && <Refusal error={write.error} />}
      <div>
        <Button type="submit" size={size} block={isLarge} loading={write.isPending}>
          {actionLabel}
        </Button>
      </div>
    </form>
  );
}

/** Without the space around what was typed or pasted; a password is sent as it is. */
export const trimmed = <Form extends object>(form: Form, fields: readonly Field[]): Form => {
  const passwords = fields.filter(({ type }) => type === 'password').map(({ name }) => name);
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && !passwords.includes(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Form; // The cast: texts stay texts.
};
