import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@yaoji/ui';
import { cartStepQuery } from '#features/cart/cart-step.queries.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart-bar.css.ts';

/** The cart's sum and next hint, above the tabs of a list on a phone. */
export function CartBar() {
  const { data } = useQuery(cartStepQuery());
  if (!data || data.lines === 0) return null;
  return (
    <a className={css.bar} href={href('cart')}>
      <span>
        已选 {data.lines} 种 <strong>{formatMoney(data.payable)}</strong>
      </span>
      <span className={css.step}>{data.hint ?? '去结算'} ›</span>
    </a>
  );
}
