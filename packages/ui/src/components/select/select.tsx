import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as field from '../text-field/text-field.css.ts';
import * as css from './select.css.ts';

export type SelectOption = {
  /** Value of the choice. */
  value: string;
  /** Visible text. */
  label: string;
  /** Default false. */
  disabled?: boolean;
  /** Shows it in red. Default false. */
  danger?: boolean;
};

export type SelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'size' | 'onChange' | 'children' | 'multiple' | 'value'
> & {
  /** In display order. */
  options: readonly SelectOption[];
  value?: string;
  onChange?: (value: string) => void;
  /** First entry, with the value '', shown if nothing is chosen. */
  placeholder?: string;
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
};

/**
 * A native select.
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
