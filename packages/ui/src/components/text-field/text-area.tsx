import type { ComponentProps } from 'react';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './text-field.css.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value'> & {
  /** The text. */
  value?: string;
  /** Gets the text on each input. */
  onChange?: (value: string) => void;
  /** Marks it wrong; a `FormField` with an error does so by itself. */
  invalid?: boolean;
};

/** With `maxLength` and `value` it counts the characters. */
export function TextArea({ invalid, onChange, rows = 3, ...rest }: TextAreaProps) {
  const attributes = useFieldAttributes({ id: rest.id, invalid });
  return (
    <span className={css.areaBox}>
      <textarea
        {...rest}
        {...attributes}
        rows={rows}
        className={css.area}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {rest.maxLength !== undefined && rest.value !== undefined && (
        <span className={css.count} aria-hidden="true">
          {rest.value.length}/{rest.maxLength}
        </span>
      )}
    </span>
  );
}
