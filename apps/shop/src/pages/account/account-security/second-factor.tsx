import { useQuery } from '@tanstack/react-query';
import { Button, Card, StatusTag, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useRemoveSecondFactor } from '#features/security/second-factor.mutation.ts';
import { secondFactorQuery } from '#features/security/security.queries.ts';
import { ask } from '#shared/notices/question.store.ts';
import { RetryButton } from '#shared/page/retry-button.tsx';
import FactorPaymentDialog from './factor-payment-dialog.tsx';
import FactorSetupDialog from './factor-setup-dialog.tsx';
import * as css from './security.css.ts';

/** An authenticator's code in addition to the password. */
export function SecondFactor() {
  const { data: factor, isError, isFetching, refetch } = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<'setup' | 'payment' | null>(null);
  const remove = useRemoveSecondFactor();
  const close = () => setOpen(null);
  const askAndRemove = async () => {
    const confirmed = await ask({
      title: '关闭两步验证',
      text: '关闭后，登录和付款不再需要动态验证码，恢复码和受信任的设备同时失效。',
      confirmLabel: '确认关闭',
      cancelLabel: '取消',
      destructive: true,
    });
    if (confirmed) remove.mutate(undefined, { onSuccess: () => void toast.success('两步验证已关闭') });
  };
  return (
    <Card title="两步验证" note={factor && <FactorTag isOn={factor.isOn} />}>
      <p className={css.text}>
        {factor?.isOn
          ? `在新设备上登录需要动态验证码。${
              factor.payAbove === null ? '付款不需要。' : `付款高于 ¥${factor.payAbove} 时也需要。`
            }恢复码还剩 ${factor.recoveryLeft} 个。`
          : '开启后，在新设备上登录除密码外还需要身份验证器应用中的动态验证码，密码泄露也进不了您的账号。'}
      </p>
      <div className={css.actions}>
        {!factor && isError && <RetryButton retrying={isFetching} onRetry={() => void refetch()} />}
        {factor?.isOn === false && <Button onClick={() => setOpen('setup')}>开启两步验证</Button>}
        {factor?.isOn && (
          <>
            <Button tone="outline" onClick={() => setOpen('payment')}>
              设置付款验证
            </Button>
            <Button tone="outline" loading={remove.isPending} onClick={() => void askAndRemove()}>
              关闭两步验证
            </Button>
          </>
        )}
      </div>
      {open === 'setup' && <FactorSetupDialog onClose={close} />}
      {open === 'payment' && <FactorPaymentDialog payAbove={factor?.payAbove ?? null} onClose={close} />}
    </Card>
  );
}

const FactorTag = ({ isOn }: { readonly isOn: boolean }) => (
  <StatusTag tone={isOn ? 'success' : 'warning'}>{isOn ? '已开启' : '未开启'}</StatusTag>
);
