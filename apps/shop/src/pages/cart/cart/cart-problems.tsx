import type { PricedCart } from '@yaoji/domain';
import { Button, Notice } from '@yaoji/ui';
import type { PricedPair } from '#features/cart/cart-groups.ts';
import { ReasonHelp } from '#features/help/reason-help.tsx';
import { href } from '#shared/routing/href.ts';

type CartProblemsProps = {
  priced: PricedCart;
  chosen: readonly PricedPair[];
  onDeselect: (lineIds: number[]) => void;
};

/** Why the chosen lines cannot be ordered, and the ways to resolve it (B7). */
export function CartProblems({ priced, chosen, onDeselect }: CartProblemsProps) {
  const ids = chosen.map(({ line }) => line.id);
  return priced.problems.map(({ code, message, lineIds }) => {
    const concerned = new Set(lineIds.map(Number));
    return (
      <Notice
        key={code}
        tone={concerned.size === 0 ? 'warning' : 'danger'}
        announced
        action={
          concerned.size === 0 ? (
            <Button tone="outline" size="small" href={href('list_index')}>
              去凑单
            </Button>
          ) : (
            <>
              <Button tone="outline" size="small" onClick={() => onDeselect(ids.filter((id) => !concerned.has(id)))}>
                只结算这些商品
              </Button>
              <Button tone="outline" size="small" onClick={() => onDeselect(ids.filter((id) => concerned.has(id)))}>
                先结算其他商品
              </Button>
            </>
          )
        }
      >
        {message} <ReasonHelp code={code} />
      </Notice>
    );
  });
}
