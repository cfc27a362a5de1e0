import { useLogin } from '#features/login/login.mutation.ts';
import { PasswordForm } from '#features/login/password-form.tsx';
import { useEnter } from '#features/login/use-enter.ts';

/** User name or phone and password (C100). */
export function PasswordLogin() {
  const login = useLogin();
  const enter = useEnter();
  return (
    <PasswordForm
      submitLabel="登录"
      pending={login.isPending}
      onSubmit={async (form) => {
        const result = await login.mutateAsync(form);
        if (!result.ok) return result.refusal;
        await enter(result);
        return null;
      }}
    />
  );
}
