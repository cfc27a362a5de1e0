import { Button, CaptchaField, FormField, PasswordField, TextField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import type { LoginForm, LoginRefusal } from '#features/user/login-outcome.ts';
import { useCaptcha } from '#features/user/use-captcha.ts';
import { useProblems } from '#shared/forms/use-problems.ts';
import * as css from './entry.css.ts';

type PasswordFormProps = {
  readonly submitLabel: string;
  readonly pending: boolean;
  /** Tries them; null where they were right. */
  readonly onSubmit: (form: LoginForm) => Promise<LoginRefusal | null>;
};

/** User name or phone and password, and after failures a captcha (C102). */
export function PasswordForm({ submitLabel, pending, onSubmit }: PasswordFormProps) {
  const { form, problems, show, clear } = useProblems();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFilled = show({
      username: username.trim() ? undefined : '请输入用户名或手机号',
      password: password ? undefined : '请输入密码',
      captcha: captcha.isMissing ? '请输入验证码' : undefined,
    });
    if (!isFilled || pending) return;
    const refusal = await onSubmit({ username: username.trim(), password, captcha: captcha.answer });
    if (!refusal) return;
    const { problems: refused, captchaRequired } = refusal;
    if (captchaRequired || captcha.isAsked) captcha.renew();
    show(captchaRequired ? { ...refused, captcha: refused.captcha ?? '请输入验证码' } : refused);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label="用户名" error={problems.username}>
        <TextField
          name="username"
          size="large"
          autoComplete="username"
          placeholder="用户名或手机号"
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
      {captcha.isAsked && (
        <FormField label="验证码" error={problems.captcha}>
          <CaptchaField {...captcha.field} name="captcha" />
        </FormField>
      )}
      <Button type="submit" size="large" block loading={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
