import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './state.css.ts';
import { StatePicture, type StatePictureName } from './state-picture.tsx';

export const emptyStateTexts = {
  title: '没有商品哦~',
  notFound: (keyword: string) => (keyword ? `没有找到与“${keyword}”相关的商品` : '没有找到相关的商品'),
  help: '需要帮助请联系',
  hot: '大家在搜',
};

export type EmptyStateProps = {
  /** What is missing. Default 没有商品哦~. */
  title?: string;
  /** Why, or what to do about it. */
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** Default `goods`. */
  picture?: StatePictureName;
  /** Less space around it, for drawers and panels. Default false. */
  compact?: boolean;
  /** It is all that the page shows: its title is the page's heading. Default false. */
  fullPage?: boolean;
};

/**
 * Says that there is nothing, why, and what to do about it.
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
      <StatePicture name={picture} />
      <Title className={css.title}>{title ?? texts.title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

export type SearchEmptyStateProps = {
  /** What was searched for. */
  keyword?: string;
  /** The admin who can help; left out where there is none. */
  contact?: { name: string; phone: string };
  /** What others search for; an empty list keeps the place of what is still on its way. */
  hotWords?: readonly { label: string; href: string }[];
  /** Buttons or links. */
  action?: ReactNode;
};

/** Nothing was found: other words to search for, and whom to ask. */
export function SearchEmptyState({ keyword, contact, hotWords, action }: SearchEmptyStateProps) {
  const texts = useTexts('emptyState', emptyStateTexts);
  return (
    <EmptyState picture="search" title={texts.notFound(keyword ?? '')} {...(action !== undefined ? { action } : {})}>
      {contact && (
        <p>
          {texts.help} {contact.name} <a href={`tel:${contact.phone}`}>{contact.phone}</a>
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
