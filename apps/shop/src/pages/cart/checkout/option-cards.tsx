import type { ReactNode } from 'react';
import * as css from './option-cards.css.ts';

export type OptionCard<Value extends string | number> = {
  value: Value;
  title: string;
  /** Right of the title. */
  aside?: ReactNode;
  /** Several notes share a row if they fit, otherwise they stack. */
  note?: string | readonly string[] | undefined;
  disabled?: boolean;
};

type OptionCardsProps<Value extends string | number> = {
  /** The group's accessible name. */
  label: string;
  name: string;
  options: readonly OptionCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice out of several, each with room for an explanation. */
export function OptionCards<Value extends string | number>(props: OptionCardsProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <fieldset className={css.group} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.text}>
            <span className={css.title}>
              {option.title}
              {option.aside && <span className={css.aside}>{option.aside}</span>}
            </span>
            {option.note && <Note parts={[option.note].flat()} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Note({ parts }: { parts: readonly string[] }) {
  return (
    <span className={css.note}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}
