import type { ReactNode } from 'react';
import * as css from './buy-bar.css.ts';

export type BuyBarProps = {
  /** Price for phones, where the page's own price may have scrolled away. */
  price: ReactNode;
  children: ReactNode;
};

/** Quantity and purchase button: in place, and on phones fixed above the bottom bar. */
export function BuyBar({ price, children }: BuyBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.price}>{price}</div>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
