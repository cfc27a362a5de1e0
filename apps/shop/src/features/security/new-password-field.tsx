import { FormField, PasswordField } from '@yaoji/ui';

type NewPasswordFieldProps = {
  name: string;
  /** The name of the password, e.g. 登录密码. */
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (password: string) => void;
  /** Asks for the same password again, without the rule. Default false. */
  isRepeat?: boolean;
  size?: 'medium' | 'large';
};

/** A field for a new password, with its rule (V4). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { name, label, value, problem, onChange, isRepeat = false, size = 'large' } = props;
  const hint = isRepeat ? undefined : '8 至 64 位，同时包含字母和数字';
  return (
    <FormField label={label} required error={problem} {...(hint ? { hint } : {})}>
      <PasswordField
        name={name}
        size={size}
        autoComplete="new-password"
        maxLength={64}
        value={value}
        onChange={onChange}
      />
    </FormField>
  );
}

/** The problem of the repeated password, if any. */
export const repeatProblem = (password: string, again: string) =>
  again === password ? undefined : '两次输入的密码不一致';
