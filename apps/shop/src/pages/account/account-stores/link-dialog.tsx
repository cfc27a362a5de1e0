import { FormField, PasswordField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { refusalOf } from '#features/login/login-outcome.ts';
import { useLinkStore } from '#features/store/link-store.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

/** Requests a link to a store with the store's own log-in (C151). */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm(useLinkStore(), {
    check: () => ({
      username: username.trim() ? undefined : '请输入门店的用户名或手机号',
      password: password ? undefined : '请输入门店的登录密码',
    }),
    values: () => ({ username: username.trim(), password }),
    notice: '已发出申请，请用该门店的账号登录并同意',
    onSuccess: onClose,
    onError: (error) => void form.show(refusalOf(error)),
  });

  return (
    <FormDialog title="绑定门店" size="small" form={form} submitLabel="申请绑定" onClose={onClose}>
      <FormField label="门店用户名" required hint="该门店自己的用户名或手机号" error={form.problems.username}>
        <TextField value={username} maxLength={64} autoComplete="off" onChange={setUsername} />
      </FormField>
      <FormField label="门店密码" required error={form.problems.password}>
        <PasswordField value={password} maxLength={64} autoComplete="off" onChange={setPassword} />
      </FormField>
    </FormDialog>
  );
}
