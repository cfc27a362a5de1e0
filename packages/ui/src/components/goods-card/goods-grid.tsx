import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './goods-grid.css.ts';

export type GoodsGridProps = {
  /** Goods cards. */
  children: ReactNode;
  /** Cards per row where there is room for 1200 px: 5 or 4. Fewer on narrower pages. Default 5. */
  perRow?: 4 | 5;
  /** Names the list. */
  label?: string;
  /** New goods are on their way. Default false. */
  busy?: boolean;
};

export function GoodsGrid({ children, perRow = 5, label = '商品列表', busy = false }: GoodsGridProps) {
  return (
    <div className={css.box}>
      <section
        aria-label={label}
        className={classNames(css.grid, perRow === 4 && css.four)}
        {...(busy ? { 'aria-busy': true } : {})}
      >
        {children}
      </section>
    </div>
  );
}
