import { useQuery, useQueryClient } from '@tanstack/react-query';
import { compareMoney } from '@yaoji/domain';
import { formatMoney, Notice, toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { walletKeys, walletQuery } from '#features/wallet/wallet.queries.ts';
import type { AwaitedRecharge } from './awaited-recharge.ts';

const pollMs = 2000;

type RechargeNoticeProps = {
  awaited: AwaitedRecharge;
  /** The money has arrived, or the wait was given up. */
  onDone: () => void;
};

/** After the return from the provider: waits for the money, reports its arrival, and offers other ways to continue. */
export function RechargeNotice({ awaited, onDone }: RechargeNoticeProps) {
  const client = useQueryClient();
  const { data: wallet } = useQuery({ ...walletQuery(), refetchInterval: pollMs });
  const hasArrived = wallet !== undefined && compareMoney(wallet.balance, awaited.balance) > 0;

  useEffect(() => {
    if (!hasArrived) return;
    toast.success(`充值 ${formatMoney(awaited.amount)} 已到账`);
    void client.invalidateQueries({ queryKey: walletKeys.all });
    onDone();
  }, [awaited, hasArrived, client, onDone]);

  return (
    <Notice announced title={`充值 ${formatMoney(awaited.amount)}`} onClose={onDone}>
      正在等待支付结果，到账后余额自动更新。如未付款，可关闭后重新充值。
    </Notice>
  );
}
