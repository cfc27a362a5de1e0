import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { plain } from '../../theme/part-classes.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './state.css.ts';
import { errorDrawing, StatePicture } from './state-picture.tsx';

const emptyStateTexts = {
  title: '没有商品哦~',
  cart: '购物车空空如也~',
  notFound: (keyword: string) => (keyword ? `没有找到与“${keyword}”相关的商品` : '没有找到相关的商品'),
  help: '需要帮助请联系',
  hot: '大家在搜',
};

const drawings = {
  goods: {
    soft: 'M34 42h52v40H34z',
    line: 'M34 42l10-16h52L86 42M34 42h52v40H34zM86 42l10-16v40L86 82M44 62h20M44 69h12',
    accent: 'M60 42V30h12',
  },
  search: {
    soft: 'M58 24a26 26 0 1 0 0 52 26 26 0 0 0 0-52z',
    line: 'M58 24a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM77 69l17 17',
    accent: 'M48 46h20M48 54h12',
  },
  cart: {
    soft: 'M40 36h52l-6 28H46z',
    line: 'M24 24h10l11 46h42M36 36h56l-7 26H43M52 80h.1M80 80h.1',
    accent: 'M54 46h24M56 54h14',
  },
  order: {
    soft: 'M38 22h44v62H38z',
    line: 'M38 22h44v62l-7-5-8 5-7-5-8 5-7-5-7 5z',
    accent: 'M48 38h24M48 48h24M48 58h14',
  },
  error: errorDrawing,
};

type StatePictureName = keyof typeof drawings;

export type EmptyStateProps = {
  /** Title. Default 没有商品哦~, with the cart's picture 购物车空空如也~. */
  title?: string;
  /** Why, or what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** Default `goods`. */
  picture?: StatePictureName;
  /** Less space around it, for drawers and panels. Default false. */
  compact?: boolean;
  /** It is the only content of the page, so its title is the page's heading. Default false. */
  fullPage?: boolean;
};

/**
 * Says that there is nothing, why, and what to do next.
 *
 * @example <EmptyState title="还没有订单" action={<Button href="/list">去选购</Button>} />
 */
export function EmptyState({
  title,
  children,
  action,
  picture = 'goods',
  compact = false,
  fullPage = false,
}: EmptyStateProps) {
  const texts = useTexts('emptyState', emptyStateTexts);
  const Title = fullPage ? 'h1' : 'p';
  return (
    <div className={classNames(css.state, compact && css.compact)}>
      <StatePicture drawing={drawings[picture]} />
      <Title className={css.title}>{title ?? (picture === 'cart' ? texts.cart : texts.title)}</Title>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

export type SearchEmptyStateProps = {
  keyword?: string;
  /** The admin who can help, if any. */
  contact?: { name: string; phone: string };
  /** Popular searches; an empty list reserves the space while they load. */
  hotWords?: readonly { label: string; href: string }[];
  action?: ReactNode;
};

/** An empty search result with other searches and a contact. */
export function SearchEmptyState({ keyword, contact, hotWords, action }: SearchEmptyStateProps) {
  const texts = useTexts('emptyState', emptyStateTexts);
  return (
    <EmptyState picture="search" title={texts.notFound(keyword ?? '')} {...(action !== undefined ? { action } : {})}>
      {contact && (
        <p className={plain}>
          {texts.help} {contact.name}{' '}
          <a className={plain} href={`tel:${contact.phone}`}>
            {contact.phone}
          </a>
        </p>
      )}
      {hotWords && (
        <p className={css.hotWords}>
          {hotWords.length > 0 && <span>{texts.hot}</span>}
          {hotWords.map(({ label, href }) => (
            <Anchor key={label} href={href} className={css.hotWord}>
              {label}
            </Anchor>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
