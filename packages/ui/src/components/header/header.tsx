import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Container } from '../container/container.tsx';
import { Brand, type BrandProps } from './brand.tsx';
import * as css from './header.css.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

export const headerTexts = { back: '返回' };

export type HeaderProps = {
  /** Mark and name of the shop. */
  brand: Omit<BrandProps, 'small'>;
  /** Behind the brand, e.g. 欢迎登录. */
  pageTitle?: string;
  /** A `SearchBox`. */
  search?: ReactNode;
  /** At the right: a `CartButton`, a `StepsBanner` or links. */
  aside?: ReactNode;
  /** On phones, where the tab bar has the cart: one link in place of `aside`. */
  phoneAction?: ReactNode;
  /** On phones in place of the brand: leads back. */
  onBack?: (() => void) | undefined;
  /** A hairline under it. Default false; pages with a nav bar need none. */
  line?: boolean;
  /** Scroll in px beyond which it stays at the top of the window, 56 px high. Default: never. */
  compactBeyondPx?: number;
  /** Shown while it is compact, if there is no `search`. Not on phones. */
  compactSearch?: ReactNode;
  /** Replaces `aside` while it is compact. Not on phones. */
  compactAside?: ReactNode;
};

/** Brand, search and cart at the top of a page; small and in sight beyond a scroll that can be set. */
export function Header({
  brand,
  pageTitle,
  search,
  aside,
  phoneAction,
  onBack,
  line = false,
  compactBeyondPx = Number.POSITIVE_INFINITY,
  compactSearch,
  compactAside,
}: HeaderProps) {
  const texts = useTexts('header', headerTexts);
  const compact = useScrolledBeyond(compactBeyondPx);
  return (
    <header
      className={classNames(css.header, search !== undefined && css.withSearch, line && css.line, compact && css.stuck)}
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
            {onBack && (
              <button type="button" className={css.back} aria-label={texts.back} onClick={onBack}>
                <ChevronLeftIcon size={22} />
              </button>
            )}
            <div className={onBack && css.brandWide}>
              <Brand {...brand} small={compact} />
            </div>
            {pageTitle && <span className={css.pageTitle}>{pageTitle}</span>}
            {search !== undefined && <div className={classNames(css.search, compact && css.searchBare)}>{search}</div>}
            {compact && compactSearch !== undefined && (
              <div className={classNames(css.search, css.searchBare, css.wideOnly)}>{compactSearch}</div>
            )}
            {aside !== undefined && (
              <div
                className={classNames(
                  css.aside,
                  phoneAction !== undefined && css.wideOnly,
                  compact && compactAside !== undefined && css.phoneOnly,
                )}
              >
                {aside}
              </div>
            )}
            {compact && compactAside !== undefined && (
              <div className={classNames(css.aside, css.wideOnly)}>{compactAside}</div>
            )}
            {phoneAction !== undefined && <div className={css.phoneAction}>{phoneAction}</div>}
          </div>
        </Container>
      </div>
    </header>
  );
}
