import { ApiError } from '@yaoji/api-client';
import { CaptchaField, FormField, PasswordField, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useLinkStore } from '#features/store/link-store.mutation.ts';
import { captchaRequired, proofOf } from '#features/user/login-outcome.ts';
import { useCaptcha } from '#features/user/use-captcha.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './stores.css.ts';

/** Asks a store to be linked, by its own log-in, after three failures with a captcha (C151, C102). */
export default function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  const form = useForm(useLinkStore(), {
    check: () => ({
      username: username.trim() ? undefined : '请输入门店的用户名或手机号',
      password: password ? undefined : '请输入门店的登录密码',
      captcha: captcha.isMissing ? '请输入图中字符' : undefined,
    }),
    values: () => proofOf({ username: username.trim(), password, captcha: captcha.answer }),
    onSuccess: () => {
      toast.success('已发出申请，请用该门店的账号登录并同意');
      onClose();
    },
    onError: (error) => {
      const asksCaptcha = error instanceof ApiError && error.code === captchaRequired;
      if (asksCaptcha || captcha.isAsked) captcha.renew();
      form.show({ ...(asksCaptcha ? { captcha: '请输入图中字符' } : {}), ...fieldProblems(error) });
    },
  });

  return (
    <FormDialog title="绑定门店" size="small" form={form} submitLabel="申请绑定" className={css.form} onClose={onClose}>
      <FormField label="门店用户名" required hint="该门店自己的用户名或手机号" error={form.problems.username}>
        <TextField value={username} maxLength={64} autoComplete="off" onChange={setUsername} />
      </FormField>
      <FormField label="门店密码" required error={form.problems.password}>
        <PasswordField value={password} maxLength={64} autoComplete="off" onChange={setPassword} />
      </FormField>
      {captcha.isAsked && (
        <FormField label="图形验证码" required error={form.problems.captcha}>
          <CaptchaField {...captcha.field} size="medium" />
        </FormField>
      )}
    </FormDialog>
  );
}
