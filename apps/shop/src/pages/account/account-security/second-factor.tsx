import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { SecondFactor as Factor } from '@yaoji/api-client/wire';
import { Button, Card, StatusTag, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from '#features/security/second-factor.mutation.ts';
import { secondFactorQuery } from '#features/security/security.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { ask } from '#shared/notices/question.store.ts';
import { RetryButton } from '#shared/page/retry-button.tsx';
import { FactorPaymentDialog } from './factor-payment-dialog.tsx';
import { FactorSetupDialog } from './factor-setup-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as css from './security.css.ts';

/** An authenticator's code in addition to the password, of the owner or of a person of the company. */
export function SecondFactor() {
  const { data: factor, isError, refetch } = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<'setup' | 'payment' | null>(null);
  const remove = useRemoveSecondFactor();
  const renew = useRenewRecoveryCodes();
  const close = () => setOpen(null);
  const askAndRenew = async () => {
    const confirmed = await ask({
      title: '更换恢复码',
      text: '更换后，以前的恢复码全部失效，请保存新的恢复码。',
      confirmLabel: '更换',
    });
    if (confirmed) renew.mutate();
  };
  const askAndRemove = async () => {
    const confirmed = await ask({
      title: '关闭两步验证',
      text: '关闭后，登录和付款不再需要动态验证码，恢复码和受信任的设备同时失效。',
      confirmLabel: '确认关闭',
      destructive: true,
    });
    if (confirmed) remove.mutate(undefined, { onSuccess: () => void toast.success('两步验证已关闭') });
  };
  return (
    <Card title="两步验证" note={factor && <FactorTag isOn={factor.isOn} />}>
      <p className={css.text}>{stateText(factor)}</p>
      <div className={css.actions}>
        {!factor && isError && <RetryButton onRetry={() => void refetch()} />}
        {factor?.isOn === false && <Button onClick={() => setOpen('setup')}>开启两步验证</Button>}
        {factor?.isOn && (
          <>
            <RoleButton operation={operations.setFactorPayment} tone="outline" onClick={() => setOpen('payment')}>
              设置付款验证
            </RoleButton>
            <Button tone="outline" loading={renew.isPending} onClick={() => void askAndRenew()}>
              更换恢复码
            </Button>
            <Button tone="outline" loading={remove.isPending} onClick={() => void askAndRemove()}>
              关闭两步验证
            </Button>
          </>
        )}
      </div>
      {open === 'setup' && <FactorSetupDialog onClose={close} />}
      {renew.data && <RecoveryCodes codes={renew.data.codes} onClose={renew.reset} />}
      {open === 'payment' && <FactorPaymentDialog payAbove={factor?.payAbove ?? null} onClose={close} />}
    </Card>
  );
}

function stateText(factor: Factor | undefined): string {
  const payment = factor?.payAbove ? `付款高于 ¥${factor.payAbove} 时` : null;
  if (factor?.isOn)
    return `在新设备上登录需要动态验证码。${payment ? `${payment}也需要。` : '付款不需要。'}恢复码还剩 ${factor.recoveryLeft} 个。`;
  const why = '开启后，在新设备上登录除密码外还需要身份验证器应用中的动态验证码，密码泄露也进不了您的账号。';
  // Of an owner whose factor is off, no payment asks for a code.
  return payment ? `${why}企业规定${payment}需要动态验证码，须先开启。` : why;
}

const FactorTag = ({ isOn }: { isOn: boolean }) => (
  <StatusTag tone={isOn ? 'success' : 'warning'}>{isOn ? '已开启' : '未开启'}</StatusTag>
);
