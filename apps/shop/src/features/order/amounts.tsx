import { formatMoney, Price } from '@yaoji/ui';
import { Fragment } from 'react';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import * as css from './amounts.css.ts';

/** The sums of a check or an order; money with two decimals. */
export type AmountsView = {
  readonly goods: string;
  readonly fullReduction: string;
  readonly discount: string;
  readonly coupon: string;
  readonly voucher: string;
  readonly redPacket: string;
  readonly shippingFee: string;
  readonly total: string;
};

const reductions = [
  ['满减', 'fullReduction'],
  ['折扣', 'discount'],
  ['优惠券', 'coupon'],
  ['现金券', 'voucher'],
  ['红包', 'redPacket'],
] as const;

/** How the total comes about, step by step (D1). */
export function Amounts({ amounts, totalLabel }: { readonly amounts: AmountsView; readonly totalLabel: string }) {
  return (
    <dl className={css.list}>
      <dt className={css.term}>商品金额</dt>
      <dd className={css.figure}>{formatMoney(amounts.goods)}</dd>
      {reductions.map(([label, key]) =>
        isZeroMoney(amounts[key]) ? null : (
          <Fragment key={key}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.reduction}>−{formatMoney(amounts[key])}</dd>
          </Fragment>
        ),
      )}
      <dt className={css.term}>运费</dt>
      <dd className={css.figure}>{isZeroMoney(amounts.shippingFee) ? '包邮' : formatMoney(amounts.shippingFee)}</dd>
      <dt className={css.totalTerm}>{totalLabel}</dt>
      <dd className={css.total}>
        <Price value={amounts.total} size="huge" />
      </dd>
    </dl>
  );
}
