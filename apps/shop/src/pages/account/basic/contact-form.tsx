import type { UserState } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { Button, Card, FormField, TextField, toast } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { useChangeUserInfo } from '#features/user/change-user-info.mutation.ts';
import { codeProblem, phoneProblem, SmsCodeField } from '#features/user/sms-code-field.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import * as css from './basic.css.ts';

type Problems = Partial<Record<'name' | 'phone' | 'code', string>>;

/** The contact person and the phone; a new phone is proved before it counts. */
export function ContactForm({ user }: { readonly user: UserState }) {
  const [name, setName] = useState(user.name);
  const [phone, setPhone] = useState(user.phone);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const change = useChangeUserInfo();
  const changeOnce = useMutateOnce(change);
  const number = normalizeText(phone);
  const isNewPhone = number !== user.phone;
  const isChanged = isNewPhone || name.trim() !== user.name;
  const shown: Problems = { ...fieldProblems(change.error), ...problems };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrongPhone = phoneProblem(phone);
    const wrongCode = isNewPhone ? codeProblem(code) : undefined;
    const found: Problems = {
      ...(name.trim() ? {} : { name: '请填写联系人' }),
      ...(wrongPhone ? { phone: wrongPhone } : {}),
      ...(wrongCode ? { code: wrongCode } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    changeOnce(
      { name: name.trim(), phone: number, ...(isNewPhone ? { code: normalizeText(code) } : {}) },
      { onSuccess: () => void toast.success('资料已保存') },
    );
  };

  return (
    <Card title="联系人">
      <form className={css.form} onSubmit={submit} noValidate aria-label="联系人">
        <FormField label="联系人" required error={shown.name}>
          <TextField value={name} maxLength={40} autoComplete="name" onChange={setName} />
        </FormField>
        <FormField label="手机号" required error={shown.phone} hint="可用于登录和找回密码">
          <TextField value={phone} maxLength={20} inputMode="tel" autoComplete="tel" onChange={setPhone} />
        </FormField>
        {isNewPhone && (
          <SmsCodeField
            size="medium"
            scene="bind"
            phone={phone}
            value={code}
            onChange={setCode}
            problem={shown.code}
            onPhoneProblem={(phone) => setProblems({ phone })}
          />
        )}
        <div>
          <Button type="submit" loading={change.isPending} disabled={!isChanged}>
            保存
          </Button>
        </div>
      </form>
    </Card>
  );
}
