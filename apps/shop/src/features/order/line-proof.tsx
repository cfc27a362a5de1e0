import type { PriceProof as Proof } from '@yaoji/api-client/wire';
import { reductionName } from '@yaoji/domain';
import { formatMoney, InfoIcon } from '@yaoji/ui';
import { ProofPopover } from '#features/goods/proof-popover.tsx';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import * as css from './line-proof.css.ts';

/** The amount paid for a line of an order; if reduced, it opens the calculation. */
export function LineProof({ name, proof }: { name: string; proof: Proof }) {
  const own = proof.ownPrice && `协议价（${proof.ownPrice.title}）`;
  const isReduced = !isZeroMoney(proof.priceReduction);
  const taken = [
    ...(isReduced ? [{ label: own ?? '价格优惠', amount: `-${proof.priceReduction}` }] : []),
    ...proof.reductions.map(({ code, amount }) => ({ label: `${reductionName(code)}分摊`, amount: `-${amount}` })),
  ];
  if (taken.length === 0 && !own) return formatMoney(proof.paid);
  return (
    <ProofPopover
      name={name}
      trigger={<PaidButton name={name} paid={proof.paid} />}
      rows={[{ label: (!isReduced && own) || '原价', amount: proof.list }, ...taken]}
      total={{ label: '实付', amount: proof.paid }}
    />
  );
}

/** The popover adds the props that open and describe it. */
const PaidButton = ({ name, paid, ...rest }: { name: string; paid: string }) => (
  <button type="button" className={css.button} aria-label={`${name} 实付 ${formatMoney(paid)}，查看价格明细`} {...rest}>
    <InfoIcon size={14} />
    {formatMoney(paid)}
  </button>
);
