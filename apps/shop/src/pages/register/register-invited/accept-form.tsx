import type { OperationData } from '@yaoji/api-client/contract';
import { mobileProblem, normalizeText, passwordProblem } from '@yaoji/domain';
import { Button, FormField, Notice, PinField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#features/login/entry.css.ts';
import { useLogin } from '#features/login/login.mutation.ts';
import type { LoginForm } from '#features/login/login-outcome.ts';
import { useEnter } from '#features/login/use-enter.ts';
import { Agreement, agreementProblem } from '#features/registration/agreement.tsx';
import { useAcceptInvitation } from '#features/registration/invitation.mutation.ts';
import { NewPasswordField } from '#features/security/new-password-field.tsx';
import { useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

/** Logs in and goes on; leaves the rest to the login page if that is refused. */
function useLogInNow() {
  const { mutateAsync, isPending } = useLogin();
  const enter = useEnter();
  const navigateIfHere = useNavigateIfHere();
  const run = async (form: LoginForm) => {
    const result = await mutateAsync(form);
    if (result.ok) await enter(result);
    else navigateIfHere(href('login'));
  };
  return { run, isPending };
}

type AcceptFormProps = {
  code: string;
  invitation: OperationData<'readInvitation'>;
  /** Called if the code is no longer valid. */
  onRefused: (words: string) => void;
};

const intros = {
  register: '设置密码即可注册，然后填写企业资料。',
  account: '客服已为您准备好账号。设置密码后即可登录。',
  password: '设置新密码后，所有设备需要重新登录。',
  person: '企业负责人已为您开通员工账号。设置密码后用手机号登录。',
} as const;

/** The fields, and their way to the server (C290, C100). */
function useAcceptForm({ code, invitation: { purpose }, onRefused }: AcceptFormProps) {
  const [draft, setDraft] = useState({ phone: '', username: '', password: '', pay_password: '', agree: false });
  const { phone, username, password, pay_password, agree } = draft;
  const isReset = purpose === 'password';
  const hasUsername = purpose === 'register' || purpose === 'account';
  const { takesPhone, takesEmail } = useCodeWays();
  const hasPayPassword = purpose !== 'person' && !takesPhone && !takesEmail;
  const logIn = useLogInNow();
  const form = useForm(useAcceptInvitation(), {
    check: () => ({
      phone: mobileProblem(phone),
      password: passwordProblem(password, { phone, username })?.message,
      pay_password: pay_password === '' || pay_password.length === 6 ? undefined : '请填写6位数字',
      agree: agreementProblem(agree || isReset),
    }),
    values: () => ({
      code,
      phone: normalizeText(phone),
      password,
      ...(hasPayPassword && pay_password ? { pay_password } : {}),
      ...(isReset ? {} : { agree: 1 as const }),
      ...(username.trim() && hasUsername ? { username: normalizeText(username) } : {}),
    }),
    onSuccess: () => void logIn.run({ username: normalizeText(phone), password }),
    onError: (error) => {
      const refused = fieldProblems(error);
      if (refused.code) onRefused(refused.code);
      else form.show(refused);
    },
  });
  const change = (values: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...values }));
    form.clear(...Object.keys(values));
  };
  return { form, draft, change, isReset, hasUsername, hasPayPassword, isSending: form.isSending || logIn.isPending };
}

/** Phone, username and passwords for a code of an operator or a company; then logs in. */
export function AcceptForm(props: AcceptFormProps) {
  const { purpose, company, phone: masked } = props.invitation;
  const { form, draft, change, isReset, hasUsername, hasPayPassword, isSending } = useAcceptForm(props);
  const { problems } = form;

  return (
    <form {...form.props} className={css.form}>
      <Notice title={company || undefined}>{intros[purpose]}</Notice>
      <FormField
        label="手机号"
        required
        error={problems.phone}
        hint={`与${purpose === 'person' ? '企业' : '客服'}登记的 ${masked} 一致`}
      >
        <TextField
          name="phone"
          size="large"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          value={draft.phone}
          onChange={(text) => change({ phone: text })}
        />
      </FormField>
      {hasUsername && (
        <FormField label="用户名" error={problems.username} hint="可不填；手机号总能登录。4 至 32 位字母、数字或下划线">
          <TextField
            name="username"
            size="large"
            autoComplete="username"
            maxLength={32}
            value={draft.username}
            onChange={(text) => change({ username: text })}
          />
        </FormField>
      )}
      <NewPasswordField
        name="password"
        label={isReset ? '新密码' : '登录密码'}
        value={draft.password}
        problem={problems.password}
        onChange={(text) => change({ password: text })}
      />
      {hasPayPassword && (
        <FormField
          label="支付密码"
          error={problems.pay_password}
          hint={`${isReset ? '不填则不变' : '可不填'}。6 位数字，余额支付时使用；以后要改，请联系客服再取邀请码`}
        >
          <PinField value={draft.pay_password} onChange={(text) => change({ pay_password: text })} />
        </FormField>
      )}
      {!isReset && <Agreement agreed={draft.agree} problem={problems.agree} onChange={(agree) => change({ agree })} />}
      <Button type="submit" size="large" block loading={isSending}>
        {isReset ? '重置密码并登录' : '设置密码并登录'}
      </Button>
    </form>
  );
}
