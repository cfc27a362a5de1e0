import type { ComponentProps, ReactNode } from 'react';
import * as css from './checkbox.css.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onChange'> & {
  /** What is read, seen or spoken. */
  label: ReactNode;
  /** Called when this one is chosen. */
  onChange?: () => void;
};

/** One of the choices of a `RadioGroup`. */
export function Radio({ label, onChange, ...rest }: RadioProps) {
  return (
    <label className={css.label}>
      <input {...rest} type="radio" className={css.control.radio} onChange={() => onChange?.()} />
      <span>{label}</span>
    </label>
  );
}

export type RadioGroupProps<Value extends string> = {
  /** Names the group. */
  label: string;
  /** Form name shared by the radios. */
  name: string;
  /** What there is to choose from, in its order. */
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  /** The chosen value. */
  value: Value | undefined;
  /** Gets the new value. */
  onChange: (value: Value) => void;
  /** Side by side or one below the other. Default `row`. */
  layout?: 'row' | 'column';
};

/** A choice of exactly one. */
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
