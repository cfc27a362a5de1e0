import { useQuery } from '@tanstack/react-query';
import { Button, CaptchaField, Dialog, FormField, PasswordField, TextField, toast } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useLinkStore } from '#features/store/link-store.mutation.ts';
import { captchaQuery } from '#features/user/captcha.queries.ts';
import * as css from './stores.css.ts';

type Problems = Partial<Record<'username' | 'password' | 'captcha', string>>;

/** Links a store by its own log-in, after three failures with a captcha (C151, C102). */
export default function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [text, setText] = useState('');
  const [round, setRound] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const { data: captcha, isError } = useQuery({ ...captchaQuery(round), enabled: round > 0 });
  const link = useLinkStore();
  const refresh = () => {
    setRound(round + 1);
    setText('');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(username.trim() ? {} : { username: '请输入门店的用户名或手机号' }),
      ...(password ? {} : { password: '请输入门店的登录密码' }),
      ...(round > 0 && !text.trim() ? { captcha: '请输入图中字符' } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || link.isPending) return;
    link.mutate(
      { username: username.trim(), password, captcha: captcha && { id: captcha.id, text: text.trim() } },
      {
        onSuccess: (result) => {
          if (result.ok) {
            toast.success('门店已绑定');
            onClose();
            return;
          }
          // A captcha holds for one try.
          if (result.asksCaptcha || round > 0) refresh();
          setProblems(result.asksCaptcha ? { captcha: '请输入图中字符', ...result.errors } : result.errors);
        },
      },
    );
  };

  return (
    <Dialog
      open
      size="small"
      title="绑定门店"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={link.isPending}>
            绑定
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <FormField label="门店用户名" required hint="该门店自己的用户名或手机号" error={problems.username}>
          <TextField value={username} maxLength={64} autoComplete="off" onChange={setUsername} />
        </FormField>
        <FormField label="门店密码" required error={problems.password}>
          <PasswordField value={password} maxLength={64} autoComplete="off" onChange={setPassword} />
        </FormField>
        {round > 0 && (
          <FormField label="图形验证码" required error={problems.captcha}>
            <CaptchaField
              value={text}
              onChange={setText}
              picture={captcha?.image}
              failed={isError}
              onRefresh={refresh}
              size="medium"
            />
          </FormField>
        )}
      </form>
    </Dialog>
  );
}
