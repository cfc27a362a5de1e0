import type { PriceProof as Proof } from '@yaoji/api-client/wire';
import { reductionNames, reductionParts } from '@yaoji/domain';
import { formatMoney, InfoIcon, Popover, PriceProof } from '@yaoji/ui';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import * as css from './line-proof.css.ts';

const shares = [
  ['价格优惠', 'priceReduction'],
  ...reductionParts.map((part) => [`${reductionNames[part]}分摊`, part] as const),
] as const;

/** The amount paid for a line; if reduced, it opens the calculation (K5). */
export function LineProof({ name, proof }: { readonly name: string; readonly proof: Proof }) {
  const taken = shares.filter(([, key]) => !isZeroMoney(proof[key]));
  if (taken.length === 0) return formatMoney(proof.paid);
  return (
    <Popover
      label={`${name} 价格明细`}
      placement="top"
      openOnHover
      trigger={<PaidButton name={name} paid={proof.paid} />}
    >
      <div className={css.proof}>
        <PriceProof
          rows={[
            { label: '原价', amount: proof.list },
            ...taken.map(([label, key]) => ({ label, amount: `-${proof[key]}` })),
          ]}
          total={{ label: '实付', amount: proof.paid }}
        />
      </div>
    </Popover>
  );
}

/** The popover adds the props that open and describe it. */
const PaidButton = ({ name, paid, ...rest }: { readonly name: string; readonly paid: string }) => (
  <button type="button" className={css.button} aria-label={`${name} 实付 ${formatMoney(paid)}，查看价格明细`} {...rest}>
    <InfoIcon size={14} />
    {formatMoney(paid)}
  </button>
);
