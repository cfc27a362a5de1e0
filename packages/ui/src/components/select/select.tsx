import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as field from '../text-field/text-field.css.ts';
import * as css from './select.css.ts';

export type SelectOption = {
  /** What choosing it gives. */
  value: string;
  /** What is read, seen or spoken. */
  label: string;
  /** Cannot be used. Default false. */
  disabled?: boolean;
  /** Stands in red. Default false. */
  danger?: boolean;
};

export type SelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'size' | 'onChange' | 'children' | 'multiple' | 'value'
> & {
  /** What there is to choose from, in its order. */
  options: readonly SelectOption[];
  /** The chosen value. */
  value?: string;
  /** Gets the new value. */
  onChange?: (value: string) => void;
  /** First entry, shown while nothing is chosen; its value is the empty string. */
  placeholder?: string;
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Marks it wrong; a `FormField` with an error does so by itself. */
  invalid?: boolean;
};

/**
 * One of several, by the browser's own list.
 *
 * @example <Select options={[{ value: 'tablet', label: '片剂' }]} value={form} onChange={setForm} />
 */
export function Select({
  options,
  placeholder,
  size = 'medium',
  block = false,
  invalid,
  onChange,
  ...rest
}: SelectProps) {
  const attributes = useFieldAttributes({ id: rest.id, invalid });
  return (
    <span className={classNames(css.box, block && css.block)}>
      <select
        {...rest}
        {...attributes}
        className={classNames(field.box, field.size[size], css.select)}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={option.danger ? css.danger : undefined}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <ChevronDownIcon size={14} />
      </span>
    </span>
  );
}
