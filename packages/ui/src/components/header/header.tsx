import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Container } from '../container/container.tsx';
import { Brand, type BrandProps } from './brand.tsx';
import * as css from './header.css.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

const headerTexts = { back: '返回' };

export type HeaderProps = {
  /** The brand: mark and name of the shop. */
  brand: Omit<BrandProps, 'small'>;
  /** After the brand, e.g. 欢迎登录. */
  pageTitle?: string;
  /** A `SearchBox`. */
  search?: ReactNode;
  /** At the end: a `CartButton`, a `StepsBanner` or links. */
  aside?: ReactNode;
  /** On phones, where the tab bar has the cart: one link instead of `aside`. */
  phoneAction?: ReactNode;
  /** On phones instead of the brand: a back link. */
  onBack?: (() => void) | undefined;
  /** A hairline below. Default false; pages with a nav bar need none. */
  line?: boolean;
  /** Scroll offset in px beyond which it sticks to the top at 56 px. Default: never. */
  compactBeyondPx?: number;
  /** Shown while compact if there is no `search`. Not on phones. */
  compactSearch?: ReactNode;
  /** Replaces `aside` while compact. Not on phones. */
  compactAside?: ReactNode;
};

/** Brand, search and cart at the top of a page; compact and sticky beyond `compactBeyondPx`. */
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
