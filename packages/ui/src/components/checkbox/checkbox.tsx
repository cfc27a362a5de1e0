import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './checkbox.css.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onChange' | 'ref'> & {
  label: ReactNode;
  /** Hides the label visually. Default false. */
  labelHidden?: boolean;
  onChange?: (checked: boolean) => void;
  /** Some, but not all, of a group are checked. Default false. */
  indeterminate?: boolean;
};

/**
 * A checkbox, with an `indeterminate` state for partly selected groups.
 *
 * @example <Checkbox label="全选" checked={all} onChange={chooseAll} />
 */
export function Checkbox({ label, labelHidden = false, onChange, indeterminate = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(css.label, labelHidden && css.bare)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={css.control.checkbox}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={labelHidden ? visuallyHidden : undefined}>{label}</span>
    </label>
  );
}
