import { compareMoney } from '../money/arithmetic.ts';

/** Money for an unpaid order that came by transfer into the balance, in yuan. */
export interface ArrivedMoney {
  readonly received: string;
  readonly balance: string;
  /** Missing in the balance to pay the order; 0.00 if it is enough. */
  readonly lack: string;
}

/**
 * The received and the missing amount in words; the balance only where it differs from the received amount.
 *
 * @example arrivedText({ received: '90.00', balance: '90.00', lack: '10.00' }, (yuan) => `¥${yuan}`) // '到账¥90.00已存入余额，还差¥10.00'
 */
export function arrivedText({ received, balance, lack }: ArrivedMoney, show: (yuan: string) => string): string {
  const now = compareMoney(balance, received) === 0 ? '' : `，余额现有${show(balance)}`;
  return `到账${show(received)}已存入余额${now}，${compareMoney(lack, 0) > 0 ? `还差${show(lack)}` : '够付这张订单'}`;
}
