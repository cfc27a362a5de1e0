import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Container } from '../container/container.tsx';
import { Brand, type BrandProps } from './brand.tsx';
import * as css from './header.css.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

export type HeaderProps = {
  brand: Omit<BrandProps, 'small'>;
  /** Behind the brand, e.g. 欢迎登录. */
  pageTitle?: string;
  /** A `SearchBox`. */
  search?: ReactNode;
  /** At the right: a `CartButton`, a `StepsBanner` or links. */
  aside?: ReactNode;
  /** A hairline under it. Default false; pages with a nav bar need none. */
  line?: boolean;
  /** Scroll in px beyond which it stays at the top of the window, 56 px high. Default: never. */
  compactBeyondPx?: number;
};

export function Header({
  brand,
  pageTitle,
  search,
  aside,
  line = false,
  compactBeyondPx = Number.POSITIVE_INFINITY,
}: HeaderProps) {
  const compact = useScrolledBeyond(compactBeyondPx);
  return (
    <header
      className={classNames(css.header, search !== undefined && css.withSearch, line && css.line)}
      {...(compact ? { 'data-compact': '' } : {})}
    >
      <div className={compact ? css.compact : undefined}>
        <Container>
          <div
            className={classNames(
              css.row,
              search === undefined && aside !== undefined && css.spread,
              compact && css.compactRow,
            )}
          >
            <Brand {...brand} small={compact} />
            {pageTitle && <span className={css.pageTitle}>{pageTitle}</span>}
            {search !== undefined && <div className={classNames(css.search, compact && css.searchBare)}>{search}</div>}
            {aside !== undefined && <div className={css.aside}>{aside}</div>}
          </div>
        </Container>
      </div>
    </header>
  );
}
