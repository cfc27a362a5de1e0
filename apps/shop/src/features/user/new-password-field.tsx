import { FormField, PasswordField } from '@yaoji/ui';

type NewPasswordFieldProps = {
  readonly name: string;
  /** What the password is for, e.g. 登录密码. */
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (password: string) => void;
  /** The same password a second time: the rule stands at the first. Default false. */
  readonly isRepeat?: boolean;
  readonly size?: 'medium' | 'large';
};

/** A password that is being chosen, with the rule that it keeps (V4). */
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

/** What is wrong with the second of two passwords, if anything. */
export const repeatProblem = (password: string, again: string) =>
  again === password ? undefined : '两次输入的密码不一致';
