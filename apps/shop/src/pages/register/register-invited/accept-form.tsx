import type { OperationData } from '@yaoji/api-client/contract';
import { mobileProblem, normalizeText, passwordProblem } from '@yaoji/domain';
import { Button, FormField, Notice, TextField } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#features/login/entry.css.ts';
import { useLogin } from '#features/login/login.mutation.ts';
import type { LoginForm } from '#features/login/login-outcome.ts';
import { useEnter } from '#features/login/use-enter.ts';
import { Agreement, agreementProblem } from '#features/registration/agreement.tsx';
import { useAcceptInvitation } from '#features/registration/invitation.mutation.ts';
import { NewPasswordField } from '#features/security/new-password-field.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { href } from '#shared/routing/href.ts';
import { useLeadOn } from '#shared/routing/use-lead-on.ts';

/** Logs in and goes on; leaves the rest to the login page if that is refused. */
function useLogInNow() {
  const { mutateAsync, isPending } = useLogin();
  const enter = useEnter();
  const leadOn = useLeadOn();
  const run = async (form: LoginForm) => {
    const result = await mutateAsync(form);
    if (result.ok) await enter(result);
    else leadOn(href('login'));
  };
  return { run, isPending };
}

type AcceptFormProps = {
  readonly code: string;
  readonly invitation: OperationData<'readInvitation'>;
  /** Called if the code is no longer valid. */
  readonly onRefused: (words: string) => void;
};

const intros = {
  register: '设置密码即可注册，然后填写企业资料。',
  account: '客服已为您准备好账号。设置密码后即可登录。',
  password: '设置新密码后，所有设备需要重新登录。',
  person: '企业负责人已为您开通员工账号。设置密码后用手机号登录。',
} as const;

/** Phone, username and password for a code of an operator or a company; then logs in (C290, C100). */
export function AcceptForm({ code, invitation: { purpose, company, phone: masked }, onRefused }: AcceptFormProps) {
  const [draft, setDraft] = useState({ phone: '', username: '', password: '', agreed: false });
  const { phone, username, password, agreed } = draft;
  const isReset = purpose === 'password';
  const hasUsername = purpose === 'register' || purpose === 'account';
  const logIn = useLogInNow();
  const form = useForm(useAcceptInvitation(), {
    check: () => ({
      phone: mobileProblem(phone),
      password: passwordProblem(password, { phone, username })?.message,
      agree: agreementProblem(agreed || isReset),
    }),
    values: () => ({
      code,
      phone: normalizeText(phone),
      password,
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
  const { problems } = form;
  const change = (values: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...values }));
    form.clear(...Object.keys(values), ...('agreed' in values ? ['agree'] : []));
  };

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
          value={phone}
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
            value={username}
            onChange={(text) => change({ username: text })}
          />
        </FormField>
      )}
      <NewPasswordField
        name="password"
        label={isReset ? '新密码' : '登录密码'}
        value={password}
        problem={problems.password}
        onChange={(text) => change({ password: text })}
      />
      {!isReset && (
        <Agreement agreed={agreed} problem={problems.agree} onChange={(isAgreed) => change({ agreed: isAgreed })} />
      )}
      <Button type="submit" size="large" block loading={form.isSending || logIn.isPending}>
        {isReset ? '重置密码并登录' : '设置密码并登录'}
      </Button>
    </form>
  );
}
