import type { UserState } from '@yaoji/api-client/wire';
import { passwordProblem } from '@yaoji/domain';
import { Button, Dialog, FormField, PasswordField, toast } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useChangePassword } from '#features/user/change-password.mutation.ts';
import { NewPasswordField, repeatProblem } from '#features/user/new-password-field.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import * as css from './basic.css.ts';

type PasswordDialogProps = { readonly user: UserState; readonly onClose: () => void };
type Problems = Partial<Record<'old_password' | 'password' | 'again', string>>;

/** Changes the password (V4). */
export default function PasswordDialog({ user: { username, phone }, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const change = useChangePassword();
  const changeOnce = useMutateOnce(change);
  const shown: Problems = { ...fieldProblems(change.error), ...problems };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordProblem(password, { username, phone })?.message;
    const repeat = repeatProblem(password, again);
    const found: Problems = { ...(problem ? { password: problem } : {}), ...(repeat ? { again: repeat } : {}) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    changeOnce(
      { password, oldPassword },
      {
        onSuccess: () => {
          toast.success('密码已修改');
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      size="small"
      title="修改登录密码"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            修改密码
          </Button>
        </>
      }
    >
      <form id={formId} className={css.dialogForm} onSubmit={submit} noValidate>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <FormField label="当前密码" hint="10 分钟内刚登录的可不填" error={shown.old_password}>
          <PasswordField value={oldPassword} maxLength={64} onChange={setOldPassword} />
        </FormField>
        <NewPasswordField
          name="password"
          label="新密码"
          size="medium"
          value={password}
          problem={shown.password}
          onChange={setPassword}
        />
        <NewPasswordField
          name="again"
          label="确认新密码"
          size="medium"
          isRepeat
          value={again}
          problem={shown.again}
          onChange={setAgain}
        />
      </form>
    </Dialog>
  );
}
