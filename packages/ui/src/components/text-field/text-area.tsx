import type { ComponentProps } from 'react';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './text-field.css.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value'> & {
  value?: string;
  /** Called on each input. */
  onChange?: (value: string) => void;
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
};

/** A text area. With `maxLength` and `value` it counts characters. */
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
