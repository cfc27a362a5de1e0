import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, FormField, PasswordField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './sign-in-page.css.ts';

/** Makes the first owner of a new shop, by the link that the server showed at its start. */
export default function FirstOwnerPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const write = useWrite(operations.createOwner);
  const [form, setForm] = useState({ username: '', name: '', password: '' });
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (text: string) => setForm((before) => ({ ...before, [name]: text })),
    size: 'large' as const,
    required: true,
  });
  const onSuccess = () => void navigate(deskHref('work'), { replace: true });
  return (
    <main className={css.page}>
      <title>开通工作台 - 药集工作台</title>
      <div className={css.box}>
        <h1 className={css.brand}>开通工作台</h1>
        <Card padding="large">
          <form
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (!write.isPending)
                write.mutate({ body: { token, ...form, username: form.username.trim() } }, { onSuccess });
            }}
          >
            <FormField label="账号" hint="小写字母开头，3 至 40 位" error={problems.username?.join('；')}>
              <TextField {...field('username')} autoComplete="username" autoFocus />
            </FormField>
            <FormField label="姓名" error={problems.name?.join('；')}>
              <TextField {...field('name')} autoComplete="name" />
            </FormField>
            <FormField label="密码" hint="至少 12 位" error={problems.password?.join('；')}>
              <PasswordField {...field('password')} autoComplete="new-password" />
            </FormField>
            {problems.token && <p role="alert">链接不完整，请从服务启动时的输出中复制</p>}
            {write.error && Object.keys(problems).length === 0 && <Refusal error={write.error} />}
            <Button type="submit" size="large" block loading={write.isPending}>
              成为负责人
            </Button>
          </form>
        </Card>
      </div>
    </main>
  );
}
