import { cartLineView, lineQuantityRules } from '@yaoji/api-client/view';
import type { CartLine } from '@yaoji/api-client/wire';
import { explainPrice, type PricedLine, quantityLimits } from '@yaoji/domain';
import type { CartLineView } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { viewOptions } from '#features/goods/goods-view.ts';
import { ProofPopover } from '#features/goods/proof-popover.tsx';
import * as css from './cart.css.ts';

/** A cart line with everything its row needs. */
export type LineRow = { view: CartLineView; proof: ReactNode };

export function toLineRow(line: CartLine, priced: PricedLine, warnings: readonly string[], login: string): LineRow {
  const limits = quantityLimits(lineQuantityRules(line));
  const view = { ...cartLineView(line, priced, viewOptions(login), warnings), limits };
  return { view, proof: <CartLineProof priced={priced} name={line.goods.name} /> };
}

function CartLineProof({ priced, name }: { priced: PricedLine; name: string }) {
  const steps = explainPrice(priced);
  if (!priced.selected || steps.length < 3) return null;
  const [first, ...rest] = steps;
  const paid = rest.at(-1);
  if (!first || !paid) return null;
  return (
    <ProofPopover
      name={name}
      trigger={<ProofButton />}
      rows={[
        { label: first.label, amount: first.left },
        ...rest.slice(0, -1).map(({ label, off }) => ({ label, amount: `-${off}` })),
      ]}
      total={{ label: paid.label, amount: paid.left }}
    />
  );
}

const ProofButton = (props: { onClick?: () => void }) => (
  <button {...props} type="button" className={css.proof}>
    价格明细
  </button>
);
