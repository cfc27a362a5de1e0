import { ApiError, errorCodes } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, FormField, PasswordField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './sign-in-page.css.ts';

/** Account and password, then the code of the second factor where the account has one. */
export default function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const goOn = () => void navigate(wayBack(params.get('back')), { replace: true });
  const signIn = useWrite(operations.logIn);
  const { error } = signIn;
  const ticket = error instanceof ApiError && error.code === errorCodes.factorRequired.code ? ticketOf(error) : null;
  return (
    <main className={css.page}>
      <title>登录 - 药集工作台</title>
      <div className={css.box}>
        <h1 className={css.brand}>药集工作台</h1>
        <Card padding="large">
          {ticket === null ? (
            <PasswordForm
              isSending={signIn.isPending}
              error={error}
              onSubmit={(body) => signIn.mutate({ body }, { onSuccess: goOn })}
            />
          ) : (
            <FactorForm ticket={ticket} onSuccess={goOn} onStartAgain={signIn.reset} />
          )}
        </Card>
      </div>
    </main>
  );
}

type PasswordFormProps = {
  isSending: boolean;
  error: Error | null;
  onSubmit: (body: { username: string; password: string }) => void;
};

function PasswordForm({ isSending, error, onSubmit }: PasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSubmit({ username: username.trim(), password });
      }}
    >
      <FormField label="账号">
        <TextField value={username} onChange={setUsername} autoComplete="username" size="large" required autoFocus />
      </FormField>
      <FormField label="密码">
        <PasswordField value={password} onChange={setPassword} autoComplete="current-password" size="large" required />
      </FormField>
      {error && <Refusal error={error} />}
      <Button type="submit" size="large" block loading={isSending}>
        登录
      </Button>
    </form>
  );
}

type FactorFormProps = { ticket: string; onSuccess: () => void; onStartAgain: () => void };

function FactorForm({ ticket, onSuccess, onStartAgain }: FactorFormProps) {
  const prove = useWrite(operations.logInByCode);
  const [code, setCode] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!prove.isPending) prove.mutate({ body: { ticket, code: code.trim() } }, { onSuccess });
      }}
    >
      <FormField label="动态验证码" hint="身份验证器上的六位数字，或一个备用码">
        <TextField value={code} onChange={setCode} autoComplete="one-time-code" size="large" required autoFocus />
      </FormField>
      {prove.error && <Refusal error={prove.error} />}
      <Button type="submit" size="large" block loading={prove.isPending}>
        验证并登录
      </Button>
      <Button tone="plain" block onClick={onStartAgain}>
        换一个账号
      </Button>
    </form>
  );
}

const ticketOf = ({ data }: ApiError): string | null =>
  typeof data === 'object' && data !== null && 'ticket' in data ? String(data.ticket) : null;

/** A path of the desk, never another host. */
const wayBack = (back: string | null) => (back && /^\/(?![/\\])/.test(back) ? back : deskHref('work'));
