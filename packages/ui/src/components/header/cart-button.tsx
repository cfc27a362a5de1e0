import { CartIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { formatMoney } from '../price/format-money.ts';
import * as css from './header.css.ts';

const cartButtonTexts = { label: '购物车', unit: '种商品' };

export type CartButtonProps = {
  /** Number of lines; the badge shows 99 at most. */
  count: number;
  href: string;
  /** Decimal string, if known. */
  amount?: string | undefined;
};

/** Link to the cart with the number of lines and their total. */
export function CartButton({ count, href, amount }: CartButtonProps) {
  const texts = useTexts('cartButton', cartButtonTexts);
  return (
    <Anchor href={href} className={css.cart}>
      <CartIcon size={18} />
      <span>{texts.label}</span>
      {amount && <span className={css.cartAmount}>{formatMoney(amount)}</span>}
      <span className={css.cartBadge}>
        <Badge count={count} label={texts.unit} />
      </span>
    </Anchor>
  );
}
