import { emailProblem, isEmail, normalizeText } from '@yaoji/domain';
import { FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { useChangeLoginEmail } from './change-login-email.mutation.ts';

/** Sets or changes the e-mail address that logs in (C292). */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const form = useForm(useChangeLoginEmail(), {
    check: () => ({ email: emailProblem(email), code: codeProblem(code) }),
    values: () => ({ email: normalizeText(email).toLowerCase(), code: normalizeText(code) }),
    notice: '登录邮箱已保存',
    onSuccess: onClose,
  });

  return (
    <FormDialog title="登录邮箱" size="small" form={form} submitLabel="确定" onClose={onClose}>
      <FormField label="邮箱" required hint="可用于登录和找回密码" error={form.problems.email}>
        <TextField value={email} maxLength={100} inputMode="email" autoComplete="email" onChange={setEmail} />
      </FormField>
      <SmsCodeField
        size="medium"
        scene="bind"
        label="邮箱验证码"
        recipient={isEmail(email) ? email : ''}
        value={code}
        onChange={setCode}
        problem={form.problems.code}
        onRecipientProblem={() => form.show({ email: emailProblem(email) })}
      />
    </FormDialog>
  );
}
