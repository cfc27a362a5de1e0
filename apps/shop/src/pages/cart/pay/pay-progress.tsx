import type { Payment } from '@yaoji/api-client/wire';
import { Button } from '@yaoji/ui';
import * as css from '#features/payment/pay.css.ts';
import { href } from '#shared/routing/href.ts';

type PayProgressProps = {
  payment: Payment | null;
  onAskAgain: () => void;
  /** For buyers who return from a provider without having paid. */
  onPayAgain?: () => void;
};

/** The state of the latest payment, and how to continue. */
export function PayProgress({ payment, onAskAgain, onPayAgain }: PayProgressProps) {
  if (payment?.status === 'failed') {
    return (
      <span className={css.failed} role="alert">
        上次支付未成功，可重新支付或更换支付方式
      </span>
    );
  }
  if (payment?.status !== 'pending' || payment.method === 'balance') return null;
  if (payment.method === 'bank') {
    return (
      <span className={css.state} role="status">
        已选择银行转账，
        <Button tone="plain" size="small" tight href={href('cart_hm', {}, { id: payment.orderId })}>
          查看收款账户、上传凭证
        </Button>
      </span>
    );
  }
  return (
    <span className={css.state} role="status">
      正在等待支付结果，支付完成后本页会自动跳转
      <Button tone="plain" size="small" onClick={onAskAgain}>
        我已完成支付
      </Button>
      {onPayAgain && (
        <Button tone="plain" size="small" onClick={onPayAgain}>
          支付未完成，重新支付
        </Button>
      )}
    </span>
  );
}
