import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'onChange' | 'checked'
> & {
  /** What it turns on. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. Default false. */
  labelHidden?: boolean;
  /** Whether it is on. */
  checked: boolean;
  /** Gets whether it is on. */
  onChange: (checked: boolean) => void;
  /** The change is being sent: it stays as it is and takes no other. Default false. */
  pending?: boolean;
};

/** Acts at once; where a form is sent later, take a checkbox. */
export function Switch({ label, labelHidden = false, checked, onChange, pending = false, ...rest }: SwitchProps) {
  return (
    <label className={css.label}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its own state
        role="switch"
        checked={checked}
        className={css.control}
        {...(pending ? { 'aria-busy': true } : {})}
        onChange={(event) => pending || onChange(event.target.checked)}
      />
      <span className={labelHidden ? visuallyHidden : undefined}>{label}</span>
    </label>
  );
}
