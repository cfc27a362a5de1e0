import {
  ArrowUpIcon,
  BellIcon,
  CartIcon,
  HeadsetIcon,
  QrIcon,
  RightRail,
  type RightRailItem,
  scrollToTop,
  UserIcon,
} from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginHref } from '#shared/routing/way-back.ts';
import { useCartCount } from '../effects/use-cart-count.ts';
import { useViewer } from '../effects/use-viewer.ts';
import { loadDrawers } from './frame-drawers.tsx';
import type { RailDrawer } from './rail-drawers.tsx';
import { useRailDrawer } from './use-rail-drawer.ts';

/** Fetches the drawers when the pointer approaches their buttons. A failure is reported on opening. */
const approachDrawers = () => void loadDrawers().catch(() => undefined);

export function FrameRail() {
  const location = useLocation();
  const { user } = useViewer();
  const cartCount = useCartCount();
  const { drawer, cartOpen, toggle, toggleCart } = useRailDrawer();

  const opener = (id: RailDrawer, label: string, icon: ReactNode): RightRailItem => ({
    id,
    label,
    icon,
    expanded: drawer === id,
    onClick: () => toggle(id),
    onApproach: approachDrawers,
  });
  const login = loginHref(location);
  const items: RightRailItem[] = [
    opener('account', '我的账户', <UserIcon size={20} />),
    {
      id: 'cart',
      label: '购物车',
      icon: <CartIcon size={20} />,
      count: cartCount,
      countLabel: '种商品',
      prominent: true,
      ...(user ? { expanded: cartOpen, onClick: toggleCart, onApproach: approachDrawers } : { href: login }),
    },
    {
      ...(user ? opener('messages', '我的消息', <BellIcon size={20} />) : visitorMessages(login)),
      count: user?.messageCount ?? 0,
      countLabel: '条未读',
    },
    opener('service', '联系客服', <HeadsetIcon size={20} />),
    opener('codes', '扫码下单', <QrIcon size={20} />),
  ];
  return (
    <RightRail
      items={items}
      endItems={[{ id: 'top', label: '返回顶部', icon: <ArrowUpIcon size={20} />, onClick: scrollToTop }]}
    />
  );
}

const visitorMessages = (href: string): RightRailItem => ({
  id: 'messages',
  label: '我的消息',
  icon: <BellIcon size={20} />,
  href,
});
