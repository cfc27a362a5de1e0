import { normalizeText } from '@yaoji/domain';
import { Checkbox, FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './identity-dialog.css.ts';
import { useVerifyFactor } from './verify-factor.mutation.ts';

type FactorDialogProps = {
  /** The ticket of a login that needs the code; absent: the session is verified. */
  ticket: string | undefined;
  answer: (isVerified: boolean) => void;
};

/** Asks for a code of the authenticator, or a recovery code. */
export function FactorDialog({ ticket, answer }: FactorDialogProps) {
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const form = useForm(useVerifyFactor(), {
    check: () => ({ code: normalizeText(code).length < 6 ? '请输入6位动态验证码或恢复码' : undefined }),
    values: () => ({ code: normalizeText(code), ticket, remember }),
    onSuccess: () => answer(true),
  });
  return (
    <FormDialog title="两步验证" size="small" form={form} submitLabel="验证" onClose={() => answer(false)}>
      <p className={css.note}>请打开身份验证器应用，输入其中的6位验证码；手机不在身边时，可输入一个恢复码。</p>
      <FormField label="动态验证码" required error={form.problems.code}>
        <TextField name="code" autoComplete="one-time-code" maxLength={48} value={code} onChange={setCode} />
      </FormField>
      {ticket !== undefined && (
        <Checkbox label="信任此设备，30天内登录不再询问" checked={remember} onChange={setRemember} />
      )}
    </FormDialog>
  );
}
