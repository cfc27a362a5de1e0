import { normalizeText } from '@yaoji/domain';
import { Button, Dialog, FormField, PinField, toast } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useSetPayPassword } from '#features/user/set-pay-password.mutation.ts';
import { codeProblem, SmsCodeField } from '#features/user/sms-code-field.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import * as css from './basic.css.ts';

type PayPasswordDialogProps = {
  /** The account's own, to which the code goes. */
  readonly phone: string;
  readonly onClose: () => void;
  readonly onSet: () => void;
};
type Problems = Partial<Record<'code' | 'password' | 'again', string>>;

/** Sets or changes the payment password (C197). */
export default function PayPasswordDialog({ phone, onClose, onSet }: PayPasswordDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const set = useSetPayPassword();
  const setOnce = useMutateOnce(set);
  const shown: Problems = { ...fieldProblems(set.error), ...problems };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrongCode = codeProblem(code);
    const found: Problems = {
      ...(wrongCode ? { code: wrongCode } : {}),
      ...(password.length === 6 ? {} : { password: '请填写6位数字' }),
      ...(again === password ? {} : { again: '两次输入的支付密码不一致' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setOnce(
      { code: normalizeText(code), password },
      {
        onSuccess: () => {
          toast.success('支付密码已设置');
          onSet();
        },
      },
    );
  };

  return (
    <Dialog
      open
      size="small"
      title="支付密码"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={set.isPending}>
            确定
          </Button>
        </>
      }
    >
      <form id={formId} className={css.dialogForm} onSubmit={submit} noValidate>
        <p className={css.quiet}>验证码将发送到 {phone.replace(/^(\d{3})\d{4}/, '$1****')}</p>
        <SmsCodeField
          size="medium"
          scene="pay"
          phone={phone}
          value={code}
          onChange={setCode}
          problem={shown.code}
          onPhoneProblem={(problem) => setProblems({ code: problem })}
        />
        <FormField label="支付密码" required hint="6 位数字，不要使用相同或连续的数字" error={shown.password}>
          <PinField value={password} onChange={setPassword} />
        </FormField>
        <FormField label="确认支付密码" required error={shown.again}>
          <PinField value={again} onChange={setAgain} />
        </FormField>
      </form>
    </Dialog>
  );
}
