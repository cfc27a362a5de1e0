import type { ReactNode } from 'react';
import * as css from './buy-bar.css.ts';

export type BuyBarProps = {
  /** What it costs; shown on phones, where the price may have scrolled away. */
  price: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

/** The buttons that buy: in their place, and on phones always in reach above the bar at the bottom. */
export function BuyBar({ price, children }: BuyBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.price}>{price}</div>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
