import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './mobile-tab-bar.css.ts';

const mobileTabBarTexts = { label: '底部导航' };

export type MobileTabBarItem = {
  /** Unique among its siblings. */
  id: string;
  /** Visible text. */
  label: string;
  /** Icon next to the text. */
  icon: ReactNode;
  href: string;
  /** Badge, 99 at most. */
  count?: number;
  /** It is the current page. */
  current?: boolean;
};

export type MobileTabBarProps = {
  /** 首页, 分类, 购物车, 我的. */
  items: readonly MobileTabBarItem[];
};

/** The bottom navigation of phones; the page leaves room for it. */
export function MobileTabBar({ items }: MobileTabBarProps) {
  const texts = useTexts('mobileTabBar', mobileTabBarTexts);
  return (
    <nav aria-label={texts.label} className={css.bar}>
      {items.map((item) => (
        <Anchor
          key={item.id}
          href={item.href}
          className={css.item}
          {...(item.current ? { 'aria-current': 'page' } : {})}
        >
          <Badge count={item.count ?? 0}>{item.icon}</Badge>
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}
