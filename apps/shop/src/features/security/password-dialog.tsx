import type { UserState } from '@yaoji/api-client/wire';
import { passwordProblem } from '@yaoji/domain';
import { FormField, PasswordField } from '@yaoji/ui';
import { useState } from 'react';
import { useOwnRecipient } from '#features/verification-code/use-code-ways.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { useChangePassword } from './change-password.mutation.ts';
import { NewPasswordField, repeatProblem } from './new-password-field.tsx';

type PasswordDialogProps = { user: UserState; onClose: () => void };

/** Changes the password (V4). */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const { username, phone } = user;
  const codeWay = useOwnRecipient(user).includes('@') ? '邮箱' : '短信';
  const hint = user.person ? '不记得请企业负责人生成新的邀请码' : `不记得可不填，改用${codeWay}验证`;
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const form = useForm(useChangePassword(), {
    check: () => ({
      password: passwordProblem(password, { username, phone })?.message,
      again: repeatProblem(password, again),
    }),
    values: () => ({ password, oldPassword }),
    notice: '密码已修改',
    onSuccess: onClose,
  });

  return (
    <FormDialog title="修改登录密码" size="small" form={form} submitLabel="修改密码" onClose={onClose}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormField label="当前密码" hint={hint} error={form.problems.old_password}>
        <PasswordField value={oldPassword} maxLength={64} onChange={setOldPassword} />
      </FormField>
      <NewPasswordField
        name="password"
        label="新密码"
        size="medium"
        value={password}
        problem={form.problems.password}
        onChange={setPassword}
      />
      <NewPasswordField
        name="again"
        label="确认新密码"
        size="medium"
        isRepeat
        value={again}
        problem={form.problems.again}
        onChange={setAgain}
      />
    </FormDialog>
  );
}
