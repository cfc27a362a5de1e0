import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as css from './goods-grid.css.ts';

const goodsGridTexts = { label: '商品列表' };

export type GoodsGridProps = {
  /** `GoodsCard`s. */
  children: ReactNode;
  /** Cards per row at 1200 px: 5 or 4; fewer on narrower pages. Default 5. */
  perRow?: 4 | 5;
  /** Hides an incomplete last row, e.g. for a selection with a link to all. Default false. */
  fullRows?: boolean;
  /** Accessible name of the list. */
  label?: string;
  /** New products are loading. Default false. */
  busy?: boolean;
};

/** A grid of cards: 5 or 4 per row in a wide window, fewer in a narrow one. */
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
