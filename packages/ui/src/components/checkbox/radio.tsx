import type { ComponentProps, ReactNode } from 'react';
import * as css from './checkbox.css.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onChange'> & {
  /** Visible text. */
  label: ReactNode;
  onChange?: () => void;
};

/** One option of a `RadioGroup`. */
export function Radio({ label, onChange, ...rest }: RadioProps) {
  return (
    <label className={css.label}>
      <input {...rest} type="radio" className={css.control.radio} onChange={() => onChange?.()} />
      <span>{label}</span>
    </label>
  );
}

export type RadioGroupProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Form field name of the radios. */
  name: string;
  /** In display order. */
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `row` or `column`. Default `row`. */
  layout?: 'row' | 'column';
};

/** A choice of exactly one option. */
export function RadioGroup<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  layout = 'row',
}: RadioGroupProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={css.group[layout]}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          checked={option.value === value}
          disabled={option.disabled}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
