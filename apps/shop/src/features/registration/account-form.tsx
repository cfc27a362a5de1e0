import { isMobileNumber, normalizeText, passwordProblem } from '@yaoji/domain';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#features/login/entry.css.ts';
import { NoCodes } from '#features/login/no-codes.tsx';
import { NewPasswordField } from '#features/security/new-password-field.tsx';
import { isPhoneFree } from '#features/user/registration.queries.ts';
import { RecipientField } from '#features/verification-code/recipient-field.tsx';
import { codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { readRecipient, useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { Agreement, agreementProblem } from './agreement.tsx';
import { useRegister } from './register.mutation.ts';

type AccountFormProps = { onRegistered: () => void };

/** The start of an account; without SMS and e-mail, how to begin with an operator's code. */
export function AccountForm(props: AccountFormProps) {
  const { label } = useCodeWays();
  return label ? <CodeForm {...props} /> : <NoCodes />;
}

/** Phone or e-mail address, code, password and the agreement (C103, C104). */
function CodeForm({ onRegistered }: AccountFormProps) {
  const { takesEmail, codeLabel, problemOf } = useCodeWays();
  const { draft, change, clear: discard } = useDraft('register', { phone: '', agreed: false });
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { phone, agreed } = draft;

  const form = useForm(useRegister(), {
    check: () => ({
      phone: problemOf(phone),
      code: codeProblem(code),
      password: passwordProblem(password, phone.includes('@') ? { username: phone } : { phone })?.message,
      agree: agreementProblem(agreed),
    }),
    values: () => {
      const recipient = readRecipient(phone);
      return recipient && { ...recipient, code: normalizeText(code), password };
    },
    onSuccess: () => {
      discard();
      onRegistered();
    },
  });
  const { problems, show, clear } = form;
  const checkPhone = async () => {
    if (!isMobileNumber(phone)) return;
    if ((await isPhoneFree(normalizeText(phone))) === false) show({ ...problems, phone: '该手机号已注册，请直接登录' });
  };
  const agree = (isAgreed: boolean) => {
    change({ agreed: isAgreed });
    clear('agree');
  };

  return (
    <form {...form.props} className={css.form}>
      <RecipientField
        required
        hint={takesEmail ? '用于登录和找回密码' : '用于登录和接收订单通知'}
        problems={problems}
        value={phone}
        onChange={(text) => {
          change({ phone: text });
          clear('phone');
          clear('email');
        }}
        onBlur={() => void checkPhone()}
      />
      <SmsCodeField
        label={codeLabel}
        recipient={phone}
        scene="register"
        value={code}
        problem={problems.code}
        onChange={(text) => {
          setCode(text);
          clear('code');
        }}
        onRecipientProblem={(problem) => show({ ...problems, phone: problem })}
      />
      <NewPasswordField
        name="password"
        label="登录密码"
        value={password}
        problem={problems.password}
        onChange={(text) => {
          setPassword(text);
          clear('password');
        }}
      />
      <Agreement agreed={agreed} problem={problems.agree} onChange={agree} />
      <Button type="submit" size="large" block loading={form.isSending}>
        注册并填写企业资料
      </Button>
    </form>
  );
}
