import { useLoginBySms } from '#features/login/login-by-sms.mutation.ts';
import { PhoneCodeForm } from '#features/login/phone-code-form.tsx';
import { useEnter } from '#features/login/use-enter.ts';

/** Phone or e-mail address and a code (C101). */
export function SmsLogin() {
  const login = useLoginBySms();
  const enter = useEnter();
  return (
    <PhoneCodeForm
      scene="login"
      whose="注册时的"
      submitLabel="登录"
      pending={login.isPending}
      onSubmit={async (credentials) => {
        const result = await login.mutateAsync(credentials);
        if (!result.ok) return result.problems;
        await enter(result);
        return null;
      }}
    />
  );
}
