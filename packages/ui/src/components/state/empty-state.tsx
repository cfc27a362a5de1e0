import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './state.css.ts';
import { StatePicture, type StatePictureName } from './state-picture.tsx';

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
};

export function EmptyState({
  title = '没有商品哦~',
  children,
  action,
  picture = 'goods',
  compact = false,
}: EmptyStateProps) {
  return (
    <div className={classNames(css.state, compact && css.compact)}>
      <StatePicture name={picture} />
      <p className={css.title}>{title}</p>
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
  /** Buttons or links. */
  action?: ReactNode;
};

export function SearchEmptyState({ keyword, contact, action }: SearchEmptyStateProps) {
  return (
    <EmptyState
      picture="search"
      title={keyword ? `没有找到与“${keyword}”相关的商品` : '没有找到相关的商品'}
      {...(action !== undefined ? { action } : {})}
    >
      {contact && (
        <p>
          需要帮助请联系 {contact.name} <a href={`tel:${contact.phone}`}>{contact.phone}</a>
        </p>
      )}
    </EmptyState>
  );
}
