import { operations } from '@yaoji/api-client';
import type { UserState } from '@yaoji/api-client/wire';
import { mobileProblem, normalizeText } from '@yaoji/domain';
import { Card, FormField, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useChangeUserInfo } from '#features/user/change-user-info.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './basic.css.ts';

/** Contact person and phone; a new phone takes effect only after verification. */
export function ContactForm({ user }: { user: UserState }) {
  const [name, setName] = useState(user.name);
  const [phone, setPhone] = useState(user.phone);
  const [code, setCode] = useState('');
  const number = normalizeText(phone);
  const isNewPhone = number !== user.phone;
  // An account that logs in by e-mail may have no phone.
  const isWithoutPhone = number === '' && user.phone === '' && user.loginEmail !== '';
  const isChanged = isNewPhone || name.trim() !== user.name;

  const form = useForm(useChangeUserInfo(), {
    check: () => ({
      name: name.trim() ? undefined : '请填写联系人',
      phone: isWithoutPhone ? undefined : mobileProblem(phone),
      code: isNewPhone ? codeProblem(code) : undefined,
    }),
    values: () => ({
      name: name.trim(),
      ...(isWithoutPhone ? {} : { phone: number }),
      ...(isNewPhone ? { code: normalizeText(code) } : {}),
    }),
    onSuccess: () => void toast.success('资料已保存'),
  });

  return (
    <Card title="联系人">
      <form {...form.props} className={css.form} aria-label="联系人">
        <FormField label="联系人" required error={form.problems.name}>
          <TextField value={name} maxLength={40} autoComplete="name" onChange={setName} />
        </FormField>
        <FormField label="手机号" required={!isWithoutPhone} error={form.problems.phone} hint="可用于登录和找回密码">
          <TextField value={phone} maxLength={20} inputMode="tel" autoComplete="tel" onChange={setPhone} />
        </FormField>
        {isNewPhone && (
          <SmsCodeField
            size="medium"
            scene="bind"
            recipient={phone}
            value={code}
            onChange={setCode}
            problem={form.problems.code}
            onRecipientProblem={(problem) => form.show({ phone: problem })}
          />
        )}
        <div>
          <RoleButton
            operation={operations.changeUserInfo}
            type="submit"
            loading={form.isSending}
            disabled={!isChanged}
          >
            保存
          </RoleButton>
        </div>
      </form>
    </Card>
  );
}
