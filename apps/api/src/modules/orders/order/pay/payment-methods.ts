import type { PaymentOption } from '@yaoji/api-client/wire';
import { type CreditBlock, compareMoney, creditBlockText, paymentMethodNames, subtractMoney } from '@yaoji/domain';
import type { Config } from '#config.ts';
import { refusals } from '#errors/refusals.ts';
import { methodReason, providerMethods } from '#modules/money/payment/index.ts';
import type { OrderRow } from '../order.repository.ts';

type Facts = {
  order: OrderRow;
  balance: string;
  hasPassword: boolean;
  hasBank: boolean;
  /** Null: the buyer has no credit line, and does not see the method. */
  credit: { block: CreditBlock | null } | null;
  config: Config;
};

/** The payment methods of an order, each with the reason if it is unavailable. */
export const paymentOptions = (facts: Facts): PaymentOption[] => [
  option('balance', balanceReason(facts)),
  ...(['sandbox', ...providerMethods] as const).map((method) => option(method, methodReason(facts.config, method))),
  option('bank', facts.hasBank ? null : '未开通'),
  ...(facts.credit ? [option('credit', creditReason(facts.order, facts.credit))] : []),
];

const option = (method: PaymentOption['method'], reason: string | null): PaymentOption => ({
  method,
  name: paymentMethodNames[method],
  isAvailable: reason === null,
  reason,
});

const balanceReason = ({ order, balance, hasPassword }: Facts) => {
  if (!order.walletAllowed) return refusals.balanceExcluded[1];
  if (!hasPassword) return refusals.payPasswordMissing[1];
  if (compareMoney(balance, order.total) >= 0) return null;
  return `可用余额¥${balance}，还差¥${subtractMoney(order.total, balance)}`;
};

const creditReason = ({ walletAllowed }: OrderRow, { block }: { block: CreditBlock | null }) => {
  if (!walletAllowed) return refusals.creditExcluded[1];
  return block && creditBlockText(block);
};
