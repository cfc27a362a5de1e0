import { Button, FormField, PasswordField, TextField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { type Problems, useProblems } from '#shared/forms/use-problems.ts';
import * as css from './entry.css.ts';
import type { LoginForm } from './login-outcome.ts';

type PasswordFormProps = {
  submitLabel: string;
  pending: boolean;
  /** Tries the login; null on success. */
  onSubmit: (form: LoginForm) => Promise<Problems | null>;
};

export function PasswordForm({ submitLabel, pending, onSubmit }: PasswordFormProps) {
  const { takesEmail } = useCodeWays();
  const names = takesEmail ? '用户名、手机号或邮箱' : '用户名或手机号';
  const { form, problems, show, clear } = useProblems();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFilled = show({
      username: username.trim() ? undefined : `请输入${names}`,
      password: password ? undefined : '请输入密码',
    });
    if (!isFilled || pending) return;
    const refusal = await onSubmit({ username: username.trim(), password });
    if (refusal) show(refusal);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label="用户名" error={problems.username}>
        <TextField
          name="username"
          size="large"
          autoComplete="username"
          placeholder={names}
          maxLength={64}
          autoFocus
          value={username}
          onChange={(text) => {
            setUsername(text);
            clear('username');
          }}
        />
      </FormField>
      <FormField label="密码" error={problems.password}>
        <PasswordField
          name="password"
          size="large"
          autoComplete="current-password"
          placeholder="登录密码"
          maxLength={64}
          value={password}
          onChange={(text) => {
            setPassword(text);
            clear('password');
          }}
        />
      </FormField>
      <Button type="submit" size="large" block loading={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
