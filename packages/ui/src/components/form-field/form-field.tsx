import { type ReactNode, useId, useMemo } from 'react';
import { WarningIcon } from '../../icons/icons.tsx';
import { FieldContext } from './field-context.ts';
import * as css from './form-field.css.ts';

export type FormFieldProps = {
  /** Visible text. */
  label: string;
  /** The control: a text field, select, text area or several of them. */
  children: ReactNode;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message; it is announced and marks the control invalid. */
  error?: string | undefined;
  /** Shows a star and sets aria-required. Default false. */
  required?: boolean;
  /** Label above or to the left (always above on phones). Default `top`. */
  layout?: 'top' | 'side';
  /** Labels a group of controls (checkboxes, radios) instead of one. Default false. */
  group?: boolean;
};

/**
 * A control's label, hint and error, connected for screen readers.
 *
 * @example <FormField label="手机号" error={problem}><TextField … /></FormField>
 */
export function FormField({
  label,
  children,
  hint,
  error,
  required = false,
  layout = 'top',
  group = false,
}: FormFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const labelId = `${id}label`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const field = useMemo(
    () => (group ? null : { id, describedBy, invalid, required }),
    [id, describedBy, invalid, required, group],
  );
  const labelText = (
    <>
      {required && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
      {label}
    </>
  );
  return (
    <div
      className={css.field[layout]}
      {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {})}
    >
      {group ? (
        <span id={labelId} className={css.label[layout]}>
          {labelText}
        </span>
      ) : (
        <label htmlFor={id} className={css.label[layout]}>
          {labelText}
        </label>
      )}
      <div className={css.body}>
        <FieldContext value={field}>{children}</FieldContext>
        {hint && (
          <div id={hintId} className={css.hint}>
            {hint}
          </div>
        )}
        <div role="alert">
          {error && (
            <div id={errorId} className={css.error}>
              <WarningIcon size={14} />
              {error}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
