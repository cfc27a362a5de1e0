import { normalizeText } from '@yaoji/domain';
import { FormField, PinField } from '@yaoji/ui';
import { useState } from 'react';
import { codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { useSetPayPassword } from './set-pay-password.mutation.ts';

type PayPasswordDialogProps = {
  /** The account's own phone or e-mail address, which receives the code. */
  recipient: string;
  onClose: () => void;
  onSet: () => void;
};

/** Sets or changes the payment password (C197). */
export function PayPasswordDialog({ recipient, onClose, onSet }: PayPasswordDialogProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const form = useForm(useSetPayPassword(), {
    check: () => ({
      code: codeProblem(code),
      password: password.length === 6 ? undefined : '请填写6位数字',
      again: again === password ? undefined : '两次输入的支付密码不一致',
    }),
    values: () => ({ code: normalizeText(code), password }),
    notice: '支付密码已设置',
    onSuccess: onSet,
  });

  return (
    <FormDialog title="支付密码" size="small" form={form} submitLabel="确定" onClose={onClose}>
      <SmsCodeField
        size="medium"
        scene="pay"
        isOwn
        recipient={recipient}
        value={code}
        onChange={setCode}
        problem={form.problems.code}
        onRecipientProblem={(problem) => form.show({ code: problem })}
      />
      <FormField label="支付密码" required hint="6 位数字，不要使用相同或连续的数字" error={form.problems.password}>
        <PinField value={password} onChange={setPassword} />
      </FormField>
      <FormField label="确认支付密码" required error={form.problems.again}>
        <PinField value={again} onChange={setAgain} />
      </FormField>
    </FormDialog>
  );
}
