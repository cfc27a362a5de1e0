import { useQuery } from '@tanstack/react-query';
import { normalizeText } from '@yaoji/domain';
import { FormField, PasswordField, SegmentedControl } from '@yaoji/ui';
import { useState } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { codeLabelOf, codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { useOwnRecipient } from '#features/verification-code/use-code-ways.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './identity-dialog.css.ts';
import { useVerifyIdentity } from './verify-identity.mutation.ts';

type Way = 'password' | 'code';

/** Asks for the password or a code to the account's phone or e-mail address before a security setting changes. */
export function IdentityDialog({ answer }: { answer: (isVerified: boolean) => void }) {
  const { data: user } = useQuery(userStateQuery());
  const [way, setWay] = useState<Way>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const recipient = useOwnRecipient(user);
  // Codes go to the owner, so people of a company give their password.
  const ways: { value: Way; label: string }[] = [
    { value: 'password', label: '登录密码' },
    ...(user?.person ? [] : [{ value: 'code' as const, label: codeLabelOf(recipient) }]),
  ];
  const form = useForm(useVerifyIdentity(), {
    check: () =>
      way === 'password' ? { password: password ? undefined : '请输入登录密码' } : { code: codeProblem(code) },
    values: () => (way === 'password' ? { password } : { code: normalizeText(code) }),
    onSuccess: () => answer(true),
  });

  return (
    <FormDialog title="验证身份" size="small" form={form} submitLabel="验证" onClose={() => answer(false)}>
      <p className={css.note}>更改账号的安全信息前，请验证是您本人操作，10 分钟内有效。</p>
      {ways.length > 1 && (
        <div className={css.ways}>
          <SegmentedControl label="验证方式" items={ways} value={way} onChange={setWay} />
        </div>
      )}
      {way === 'password' ? (
        <FormField label="登录密码" required error={form.problems.password}>
          <PasswordField value={password} maxLength={64} autoComplete="current-password" onChange={setPassword} />
        </FormField>
      ) : (
        <SmsCodeField
          size="medium"
          scene="proof"
          isOwn
          recipient={recipient}
          value={code}
          onChange={setCode}
          problem={form.problems.code}
          onRecipientProblem={(problem) => form.show({ code: problem })}
        />
      )}
    </FormDialog>
  );
}
