import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'onChange' | 'checked'
> & {
  label: ReactNode;
  /** Hides the label visually. Default false. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is in flight: it keeps its state and ignores clicks. Default false. */
  pending?: boolean;
};

/** A switch that takes effect at once. In forms that are submitted, use a checkbox. */
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
