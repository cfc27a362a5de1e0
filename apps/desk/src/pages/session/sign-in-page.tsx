import { ApiError, errorCodes } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button } from '@yaoji/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsForm } from '#pages/parts/fields-form.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { EntryPage } from './entry-page.tsx';

const passwordFields = titled(operations.logIn.fields, [
  { name: 'username', input: { autoComplete: 'username', autoFocus: true } },
  { name: 'password', type: 'password' },
]);
const codeFields = titled(operations.logInByCode.fields, [
  {
    name: 'code',
    hint: '身份验证器上的六位数字，或一个备用码',
    input: { autoComplete: 'one-time-code', autoFocus: true },
  },
]);

/** Account and password, then the second factor's code if the account has one. */
export default function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const done = { onSuccess: () => void navigate(wayBack(params.get('back')), { replace: true }) };
  const signIn = useWrite(operations.logIn);
  const verify = useWrite(operations.logInByCode);
  const ticket = ticketOf(signIn.error);
  return (
    <EntryPage title="登录" heading="药集工作台">
      {ticket === null ? (
        <FieldsForm
          fields={passwordFields}
          source={{ username: '', password: '' }}
          actionLabel="登录"
          isLarge
          write={signIn}
          onSubmit={(form) => signIn.mutate({ body: form }, done)}
        />
      ) : (
        <>
          <FieldsForm
            key={ticket}
            fields={codeFields}
            source={{ code: '' }}
            actionLabel="验证并登录"
            isLarge
            write={verify}
            onSubmit={(form) => verify.mutate({ body: { ticket, ...form } }, done)}
          />
          <Button tone="plain" block onClick={signIn.reset}>
            换一个账号
          </Button>
        </>
      )}
    </EntryPage>
  );
}

const ticketOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.code === errorCodes.factorRequired.code
    ? ((error.data as { ticket?: string } | null)?.ticket ?? null) // The contract's shape of a 428.
    : null;

/** A path of the desk, never another host. */
const wayBack = (back: string | null) => (back && /^\/(?![/\\])/.test(back) ? back : deskHref('work'));
