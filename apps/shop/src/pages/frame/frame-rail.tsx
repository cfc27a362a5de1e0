import {
  ArrowUpIcon,
  BellIcon,
  CartIcon,
  HeadsetIcon,
  RightRail,
  type RightRailItem,
  scrollToTop,
  UserIcon,
} from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { toggleCartDrawer, useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { useDrawerOnCart } from '#features/cart/use-drawer-on-cart.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import { useCartCount } from './use-cart-count.ts';
import { useViewer } from './use-viewer.ts';

const ServicePanel = lazy(() => import('./service-panel.tsx'));
const CartDrawer = lazy(() => import('#features/cart/cart-drawer.tsx'));

/** `step` is the cart step of the page, if it is one. */
export function FrameRail({ step }: { readonly step: number | null }) {
  const location = useLocation();
  const { user } = useViewer();
  const cartCount = useCartCount();
  const [serviceOpen, setServiceOpen] = useState(false);
  const cartOpen = useCartDrawer(({ open }) => open) && !!user;
  useDrawerOnCart(step);

  // A visitor is sent to the login page and back by these pages themselves.
  const account = linkTo('user_home') ?? linkTo('order_list');
  const messages = linkTo('account_messages');
  const items: (RightRailItem | false | null)[] = [
    account !== null && {
      id: 'account',
      label: linkTo('user_home') ? '我的账户' : '我的订单',
      icon: <UserIcon size={20} />,
      href: account,
    },
    {
      id: 'cart',
      label: '购物车',
      icon: <CartIcon size={20} />,
      count: cartCount,
      countLabel: '件商品',
      prominent: true,
      ...(user ? { expanded: cartOpen, onClick: toggleCartDrawer } : { href: loginHref(location) }),
    },
    messages !== null && {
      id: 'messages',
      label: '我的消息',
      icon: <BellIcon size={20} />,
      count: user?.messageCount ?? 0,
      countLabel: '条未读',
      href: messages,
    },
    {
      id: 'service',
      label: '联系客服',
      icon: <HeadsetIcon size={20} />,
      expanded: serviceOpen,
      onClick: () => setServiceOpen(!serviceOpen),
    },
  ];
  return (
    <>
      <RightRail
        items={items.filter((item) => item !== false && item !== null)}
        endItems={[{ id: 'top', label: '返回顶部', icon: <ArrowUpIcon size={20} />, onClick: scrollToTop }]}
      />
      {cartOpen && (
        <Suspense>
          <CartDrawer onCart={step === 1} />
        </Suspense>
      )}
      {serviceOpen && (
        <Suspense>
          <ServicePanel onClose={() => setServiceOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
