import { normalizeText } from '@yaoji/domain';
import { FormField, SmsCodeButton, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { sessionStore } from '#shared/storage/storage.ts';
import { recipientText, type SmsScene, useSendSms } from './send-sms.mutation.ts';
import * as css from './sms-code-field.css.ts';
import { readRecipient, useCodeWays } from './use-code-ways.ts';

type SmsCodeFieldProps = {
  /** The mobile number or e-mail address for the code, as typed. */
  recipient: string;
  /** Default: 邮箱验证码 for an e-mail address, else 短信验证码. */
  label?: string;
  scene: SmsScene;
  /** The recipient is the account's own: shows where the code goes. */
  isOwn?: boolean;
  value: string;
  onChange: (code: string) => void;
  problem: string | undefined;
  /** Adds a star, in forms that mark required fields. Default true. */
  required?: boolean;
  /** The height of the fields next to it. Default `large`. */
  size?: 'medium' | 'large';
  /** Called when a code cannot be sent there. */
  onRecipientProblem: (problem: string) => void;
};

/** A code by SMS or e-mail with the button that sends it; the wait before the next one continues after a reload. */
export function SmsCodeField({
  recipient,
  label = codeLabelOf(recipient),
  scene,
  isOwn = false,
  value,
  onChange,
  problem,
  required = true,
  size = 'large',
  onRecipientProblem,
}: SmsCodeFieldProps) {
  const sendSms = useSendSms();
  const [sendProblem, setSendProblem] = useState<string>();
  const { problemOf, takesPhone, takesEmail } = useCodeWays();
  const read = readRecipient(recipient);
  const key = read ? recipientText(read) : '';
  const remedy = takesEmail ? 'email' : scene === 'pay' ? 'invitation' : 'support';
  const noWay = isOwn && !takesPhone && !recipient.includes('@') ? noCodes[remedy] : undefined;

  const send = async () => {
    const wrong = isOwn ? undefined : problemOf(recipient);
    if (wrong || !read) {
      onRecipientProblem(wrong ?? '请先绑定手机号');
      return false;
    }
    setSendProblem(undefined);
    const result = await sendSms.mutateAsync({ ...read, scene });
    if (result.ok) {
      sessionStore.write(waitKey(key), String(Date.now() + result.waitSeconds * 1000));
      toast.success('验证码已发送，5分钟内有效');
      return true;
    }
    if (result.recipientProblem) onRecipientProblem(result.recipientProblem);
    setSendProblem(result.problem);
    return false;
  };

  return (
    <FormField
      label={label}
      required={required}
      hint={isOwn && !noWay ? `验证码将发送到 ${masked(recipient)}` : undefined}
      error={noWay ?? problem ?? sendProblem}
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
        {!noWay && (
          <SmsCodeButton
            key={key}
            size={size === 'large' ? 'field' : 'fieldMedium'}
            onSend={send}
            waitUntil={Number(sessionStore.read(waitKey(key)))}
          />
        )}
      </div>
    </FormField>
  );
}

const noCodes = {
  email: '本店用邮箱发送验证码，请先绑定登录邮箱',
  invitation: '本店暂未开通短信验证码，请联系客服获取邀请码来设置',
  support: '本店暂未开通短信验证码，请联系客服',
};

/** The label of a code to this recipient. */
export const codeLabelOf = (recipient: string) => (recipient.includes('@') ? '邮箱验证码' : '短信验证码');

const masked = (recipient: string) => recipient.replace(/^(\d{3})\d{4}/, '$1****').replace(/^(..?)[^@]*@/, '$1***@');

/** A recipient gets one code per minute, for any purpose. */
const waitKey = (recipient: string) => `sms-wait:${recipient}` as const;

/** The problem of a code as typed. */
export const codeProblem = (code: string): string | undefined =>
  /^\d{6}$/.test(normalizeText(code)) ? undefined : '请输入6位验证码';
