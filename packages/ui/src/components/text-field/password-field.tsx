import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './text-field.css.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const passwordFieldTexts = { show: '显示密码' };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'clearable'>;

/** A password field with a button that shows the text. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const texts = useTexts('passwordField', passwordFieldTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={css.inner}
          aria-label={texts.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeIcon /> : <EyeOffIcon />}
        </button>
      }
    />
  );
}
