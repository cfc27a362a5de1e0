import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';
import { currentSecond, subscribeClock } from '../countdown/clock.ts';

const smsCodeButtonTexts = {
  send: '获取验证码',
  again: '重新获取',
  wait: (seconds: number) => `${seconds} 秒后重发`,
};

/** Between two codes. */
const waitSeconds = 60;

export type SmsCodeButtonProps = {
  /** Sends the code; resolves to whether it was sent, which starts the countdown. */
  onSend: () => Promise<boolean>;
  /** End of a running countdown in ms since 1970, if a code was sent before a reload. */
  waitUntil?: number;
  /** Height, as that of `Button`. Default `field`, as high as a large text field. */
  size?: ButtonProps['size'];
};

/** Requests a code by SMS and counts down until the next one. */
export function SmsCodeButton({ onSend, waitUntil, size = 'field' }: SmsCodeButtonProps) {
  const texts = useTexts('smsCodeButton', smsCodeButtonTexts);
  const [sentUntil, setSentUntil] = useState(0);
  const [sending, setSending] = useState(false);
  const second = useSyncExternalStore(subscribeClock, currentSecond, () => null);
  const until = Math.max(sentUntil, waitUntil ?? 0);
  const left = second === null ? 0 : Math.min(waitSeconds, Math.ceil(until / 1000) - second);

  const send = async () => {
    setSending(true);
    const sent = await onSend().catch(() => false);
    setSending(false);
    if (sent) setSentUntil(Date.now() + waitSeconds * 1000);
  };
  return (
    <Button tone="brandOutline" size={size} loading={sending} disabled={left > 0} onClick={send}>
      {left > 0 ? texts.wait(left) : until > 0 ? texts.again : texts.send}
    </Button>
  );
}
