import type { OrderAmounts } from '@yaoji/api-client/wire';
import { reductionName } from '@yaoji/domain';
import { formatMoney, Price } from '@yaoji/ui';
import { Fragment } from 'react';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import * as css from './amounts.css.ts';

type AmountsProps = {
  amounts: OrderAmounts;
  /** How the freight came about. */
  freightReason?: string | null;
  totalLabel: string;
};

/** How the total is calculated, step by step (D1). */
export function Amounts({ amounts, freightReason, totalLabel }: AmountsProps) {
  return (
    <dl className={css.list}>
      <dt className={css.term}>商品金额</dt>
      <dd className={css.figure}>{formatMoney(amounts.goods)}</dd>
      {amounts.reductions.map(({ code, amount }) => (
        <Fragment key={code}>
          <dt className={css.term}>{reductionName(code)}</dt>
          <dd className={css.reduction}>−{formatMoney(amount)}</dd>
        </Fragment>
      ))}
      <dt className={css.term}>运费</dt>
      <dd className={css.figure}>{isZeroMoney(amounts.shippingFee) ? '包邮' : formatMoney(amounts.shippingFee)}</dd>
      {freightReason && <dd className={css.reason}>{freightReason}</dd>}
      <dt className={css.totalTerm}>{totalLabel}</dt>
      <dd className={css.total}>
        <Price value={amounts.total} size="huge" />
      </dd>
    </dl>
  );
}
