import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as css from './goods-grid.css.ts';

export const goodsGridTexts = { label: '商品列表' };

export type GoodsGridProps = {
  /** Goods cards. */
  children: ReactNode;
  /** Cards per row where there is room for 1200 px: 5 or 4. Fewer on narrower pages. Default 5. */
  perRow?: 4 | 5;
  /** Leaves out what would only begin a further row; for a choice of goods that has a link to all. Default false. */
  fullRows?: boolean;
  /** Names the list. */
  label?: string;
  /** New goods are on their way. Default false. */
  busy?: boolean;
};

/** Goods cards in rows: 5 or 4 in a wide window, fewer in a narrow one. */
export function GoodsGrid({ children, perRow = 5, fullRows = false, label, busy = false }: GoodsGridProps) {
  const texts = useTexts('goodsGrid', goodsGridTexts);
  return (
    <div className={css.box}>
      <section
        aria-label={label ?? texts.label}
        className={classNames(css.grid, perRow === 4 && css.four, fullRows && css.fullRows)}
        {...(busy ? { 'aria-busy': true } : {})}
      >
        {children}
      </section>
    </div>
  );
}
