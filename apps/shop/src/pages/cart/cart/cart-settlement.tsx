import type { PricedCart } from '@yaoji/domain';
import { formatMoney, SettlementBar } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart.css.ts';

type CartSettlementProps = {
  readonly priced: PricedCart;
  readonly selectableCount: number;
  readonly onSelectAll: (selected: boolean) => void;
  readonly onDeleteSelected: () => void;
  /** A change is on its way: the figures are ahead of the server. */
  readonly busy: boolean;
};

export function CartSettlement(props: CartSettlementProps) {
  const { priced, selectableCount, onSelectAll, onDeleteSelected, busy } = props;
  const navigate = useNavigate();
  const { totals, shipping, problems } = priced;
  const count = totals.lineCount;
  return (
    <SettlementBar
      selectAll={{
        checked: count > 0 && count === selectableCount,
        indeterminate: count > 0 && count < selectableCount,
        onChange: onSelectAll,
      }}
      tools={[{ label: '删除所选', onClick: onDeleteSelected, disabled: count === 0 }]}
      summary={
        <span className={css.summary}>
          <span>
            已选 {count} 种 {totals.pieceCount} 件
          </span>
          {!isZeroMoney(totals.fullReduction) && <span>满减 −{formatMoney(totals.fullReduction)}</span>}
          {!isZeroMoney(totals.priceReduction) && <span>优惠 −{formatMoney(totals.priceReduction)}</span>}
          {count > 0 && <span>{shipping.text}</span>}
        </span>
      }
      total={totals.payable}
      breakdown={breakdownOf(totals)}
      submitting={busy}
      disabledReason={count === 0 ? '请先选择要结算的商品' : problems[0]?.message}
      onSubmit={() => void navigate(href('cart_step2'))}
    />
  );
}

function breakdownOf(totals: PricedCart['totals']) {
  const reductions = [
    { label: '阶梯价、特价', amount: totals.priceReduction },
    { label: '满减', amount: totals.fullReduction },
    { label: '折扣', amount: totals.discount },
  ];
  return [
    { label: '商品原价', amount: totals.list },
    ...reductions
      .filter(({ amount }) => !isZeroMoney(amount))
      .map(({ label, amount }) => ({ label, amount: `-${amount}` })),
    { label: '运费', amount: totals.shippingFee },
  ];
}
