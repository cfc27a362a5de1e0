import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './text-field.css.ts';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'onChange' | 'prefix' | 'value'>;

const textFieldTexts = { clear: '清空' };

export type TextFieldProps = InputProps & {
  value?: string;
  /** Called on each input. */
  onChange?: (value: string) => void;
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Text or icon before, inside the border. */
  prefix?: ReactNode;
  /** Text, icon or button after, inside the border. */
  suffix?: ReactNode;
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
  /** Shows a clear button. Needs `value` and `onChange`. Default false. */
  clearable?: boolean;
};

/**
 * A single-line text field. Inside a `FormField` it takes name, hint and error from it.
 *
 * @example <TextField value={phone} onChange={setPhone} inputMode="tel" />
 */
export function TextField({
  size = 'medium',
  prefix,
  suffix,
  invalid,
  clearable = false,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const texts = useTexts('textField', textFieldTexts);
  const attributes = useFieldAttributes({ id: rest.id, invalid });
  return (
    <span className={classNames(css.box, css.size[size])}>
      {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
      <input
        {...rest}
        {...attributes}
        {...(rest.autoFocus ? { 'data-autofocus': '' } : {})}
        type={type}
        className={css.input}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {clearable && rest.value && (
        <button type="button" className={css.inner} aria-label={texts.clear} onClick={() => onChange?.('')}>
          <CloseIcon size={14} />
        </button>
      )}
      {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
    </span>
  );
}
