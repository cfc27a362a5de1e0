import { isMobileNumber, normalizeText } from '@yaoji/domain';
import { FormField, SmsCodeButton, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { mobileProblem } from '#shared/forms/phone-problems.ts';
import { sessionStore } from '#shared/storage/storage.ts';
import { type SmsScene, useSendSms } from './send-sms.mutation.ts';
import * as css from './sms-code-field.css.ts';

type SmsCodeFieldProps = {
  /** The mobile number for the code, as typed. */
  readonly phone: string;
  readonly scene: SmsScene;
  /** The phone is the account's own: shows where the code goes. */
  readonly isOwnPhone?: boolean;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
  /** Adds a star, in forms that mark required fields. Default true. */
  readonly required?: boolean;
  /** The height of the fields next to it. Default `large`. */
  readonly size?: 'medium' | 'large';
  /** Called when a code cannot be sent to the phone. */
  readonly onPhoneProblem: (problem: string) => void;
};

/** An SMS code with the button that sends it; the wait before the next one continues after a reload. */
export function SmsCodeField({
  phone,
  scene,
  isOwnPhone = false,
  value,
  onChange,
  problem,
  required = true,
  size = 'large',
  onPhoneProblem,
}: SmsCodeFieldProps) {
  const sendSms = useSendSms();
  const [sendProblem, setSendProblem] = useState<string>();
  const number = isMobileNumber(phone) ? normalizeText(phone) : '';

  const send = async () => {
    const wrongPhone = mobileProblem(phone);
    if (wrongPhone) {
      onPhoneProblem(wrongPhone);
      return false;
    }
    setSendProblem(undefined);
    const result = await sendSms.mutateAsync({ phone: number, scene });
    if (result.ok) {
      sessionStore.write(waitKey(number), String(Date.now() + result.waitSeconds * 1000));
      toast.success('验证码已发送，5分钟内有效');
      return true;
    }
    if (result.phoneProblem) onPhoneProblem(result.phoneProblem);
    setSendProblem(result.problem);
    return false;
  };

  return (
    <FormField
      label="短信验证码"
      required={required}
      hint={isOwnPhone ? `验证码将发送到 ${phone.replace(/^(\d{3})\d{4}/, '$1****')}` : undefined}
      error={problem ?? sendProblem}
    >
      <div className={css.row}>
        <TextField
          name="code"
          size={size}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="6位数字"
          maxLength={6}
          value={value}
          onChange={onChange}
        />
        <SmsCodeButton
          key={number}
          size={size === 'large' ? 'field' : 'fieldMedium'}
          onSend={send}
          waitUntil={Number(sessionStore.read(waitKey(number)))}
        />
      </div>
    </FormField>
  );
}

/** A phone gets one code per minute, for any purpose. */
const waitKey = (number: string) => `sms-wait:${number}` as const;

/** The problem of a code as typed. */
export const codeProblem = (code: string): string | undefined =>
  /^\d{6}$/.test(normalizeText(code)) ? undefined : '请输入6位短信验证码';
