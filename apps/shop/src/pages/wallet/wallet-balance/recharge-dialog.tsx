import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Recharge, RechargeForm } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { ChoiceCards, Dialog, FormField, formatMoney, QrCode, SegmentedControl, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useRefusal } from '#features/user/use-refusal.ts';
import { useRecharge } from '#features/wallet/recharge.mutation.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { RetryButton } from '#shared/page/retry-button.tsx';
import type { AwaitedRecharge } from './awaited-recharge.ts';
import { readAmount } from './read-amount.ts';
import * as css from './recharge.css.ts';

type RechargeDialogProps = {
  /** The provider awaits the payment. */
  onBegin: (recharge: AwaitedRecharge) => void;
  onClose: () => void;
};

const amounts = ['500', '1000', '3000', '5000', '10000'];

/** Amount and provider; then the provider's page or code takes over. */
export function RechargeDialog({ onBegin, onClose }: RechargeDialogProps) {
  const { data: wallet, isError, refetch } = useQuery(walletQuery());
  const [typed, setTyped] = useState('1000');
  const [chosen, setChosen] = useState<RechargeForm['method']>();
  const recharge = useRecharge();
  const methods = wallet?.rechargeMethods ?? [];
  const method = chosen ?? methods.find(({ isAvailable }) => isAvailable)?.method;

  const { amount, problem } = readRechargeAmount(typed);
  const form = useForm(recharge, {
    check: () => ({ amount: problem }),
    values: () => (amount !== null && method && wallet ? { amount, method } : null),
    onSuccess: ({ amount, redirectUrl }) => {
      if (wallet) onBegin({ amount, balance: wallet.balance });
      if (redirectUrl) location.assign(redirectUrl);
    },
  });

  const refusal = useRefusal()(operations.rechargeWallet);
  if (recharge.data && !recharge.data.redirectUrl) return <ScanCode recharge={recharge.data} onClose={onClose} />;
  return (
    <FormDialog
      title="余额充值"
      form={form}
      submitLabel="去支付"
      tone="price"
      disabled={!method}
      disabledReason={refusal}
      onClose={onClose}
    >
      <FormField
        label="充值金额"
        required
        error={form.problems.amount}
        hint={wallet && `当前余额 ${formatMoney(wallet.balance)}，单笔 1 元至 50000 元`}
      >
        <TextField value={typed} inputMode="decimal" maxLength={12} onChange={setTyped} />
      </FormField>
      <div>
        <SegmentedControl
          label="常用金额"
          value={typed}
          items={amounts.map((value) => ({ value, label: `${value}元` }))}
          onChange={setTyped}
        />
      </div>
      <FormField label="支付方式" required group error={form.problems.method}>
        {!wallet && isError && <RetryButton onRetry={() => void refetch()} />}
        <ChoiceCards
          label="支付方式"
          name="recharge-method"
          value={method}
          onChange={setChosen}
          options={methods.map(({ method: value, name, isAvailable, reason }) => ({
            value,
            title: name,
            disabled: !isAvailable,
            ...(reason ? { description: reason } : {}),
          }))}
        />
      </FormField>
    </FormDialog>
  );
}

/** The typed amount, or its problem. */
export function readRechargeAmount(typed: string) {
  const read = readAmount(typed);
  const isOutside = read.amount !== null && (compareMoney(read.amount, 1) < 0 || compareMoney(read.amount, 50_000) > 0);
  return isOutside ? { amount: null, problem: '充值金额须在1元至50000元之间' } : read;
}

/** A code to pay with the provider's app. */
function ScanCode({ recharge: { amount, qrCode }, onClose }: { recharge: Recharge; onClose: () => void }) {
  return (
    <Dialog open title="扫码支付" size="small" onClose={onClose}>
      <div className={css.scan}>
        {qrCode && <QrCode text={qrCode} label="支付二维码" />}
        <p>
          请扫码支付 <strong>{formatMoney(amount)}</strong>，到账后余额自动更新
        </p>
      </div>
    </Dialog>
  );
}
