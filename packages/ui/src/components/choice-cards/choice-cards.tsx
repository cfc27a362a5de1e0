import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as checkbox from '../checkbox/checkbox.css.ts';
import * as css from './choice-cards.css.ts';

export type ChoiceCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  /** Explanation, or why it cannot be chosen. */
  description?: ReactNode;
  icon?: ReactNode;
  /** At the end, e.g. an amount. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type ChoiceCardsProps<Value extends string> = {
  /** Accessible name, e.g. 支付方式. */
  label: string;
  /** Form field name of the cards. */
  name: string;
  /** In display order. */
  options: readonly ChoiceCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Columns in a wide window. Default 1. */
  columns?: 1 | 2 | 3;
};

/** A choice between a few options that need explaining, e.g. payment methods. */
export function ChoiceCards<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  columns = 1,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset className={css.group[columns]}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={checkbox.control.radio}
            onChange={() => onChange(option.value)}
          />
          {option.icon !== undefined && <span className={css.icon}>{option.icon}</span>}
          <span className={css.texts}>
            <span className={css.title}>{option.title}</span>
            {option.description !== undefined && <span className={css.description}>{option.description}</span>}
          </span>
          {option.aside !== undefined && <span className={css.aside}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
