import type { PaymentMethod, PaymentState } from '@yaoji/api-client/wire';
import { formatMoney, QrIcon, ReceiptIcon, ShieldIcon, WalletIcon } from '@yaoji/ui';
import type { ReactNode } from 'react';

export const methodIcon: Record<PaymentMethod, ReactNode> = {
  balance: <WalletIcon size={24} />,
  sandbox: <ShieldIcon size={24} />,
  alipay: <QrIcon size={24} />,
  wechat: <QrIcon size={24} />,
  unionpay: <QrIcon size={24} />,
  bank: <ReceiptIcon size={24} />,
  credit: <ReceiptIcon size={24} />,
};

/** A method's note for this order. */
export function methodNote(method: PaymentMethod, { balance, credit }: PaymentState): string {
  switch (method) {
    case 'balance':
      return `可用余额 ${formatMoney(balance)}，立即到账`;
    case 'sandbox':
      return '演示环境的收银台，不会发生真实扣款';
    case 'alipay':
      return '前往支付宝付款，完成后自动返回';
    case 'wechat':
      return '用微信扫描二维码付款';
    case 'unionpay':
      return '用云闪付或银行App扫描二维码付款';
    case 'bank':
      return '向对公账户转账并上传凭证';
    case 'credit':
      return `可用额度 ${formatMoney(credit?.available ?? '0')}，先发货，到期前还款`;
  }
}
