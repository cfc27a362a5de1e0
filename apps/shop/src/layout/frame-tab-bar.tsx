import { getRoute, type PageRoute } from '@yaoji/routes';
import { CardsIcon, CartIcon, HomeIcon, MobileTabBar, UserIcon } from '@yaoji/ui';
import { media } from '@yaoji/ui/theme';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import { CartBar } from './cart-bar.tsx';
import { useCartCount } from './effects/use-cart-count.ts';
import { useViewer } from './effects/use-viewer.ts';

/** Product pages without their own bar at the foot. */
const withCartBar: ReadonlySet<PageRoute> = new Set([
  'list_index',
  'list_no_image',
  'search_index',
  'category_browser',
]);

export function FrameTabBar({ name }: { name: PageRoute }) {
  const location = useLocation();
  const { user } = useViewer();
  const count = useCartCount();
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(matchMedia(media.phone).matches), []);
  const cart = linkTo('cart');
  const mine = user === null ? loginHref(location) : (linkTo('user_home') ?? linkTo('order_list'));
  const items = [
    { id: 'home', label: '首页', icon: <HomeIcon size={22} />, href: href('home'), current: name === 'home' },
    {
      id: 'list',
      label: '分类',
      icon: <CardsIcon size={22} />,
      href: href('category_browser'),
      current: name === 'category_browser',
    },
    cart !== null && {
      id: 'cart',
      label: '购物车',
      icon: <CartIcon size={22} />,
      href: cart,
      count,
      current: name === 'cart',
    },
    mine !== null && {
      id: 'mine',
      label: '我的',
      icon: <UserIcon size={22} />,
      href: mine,
      current: name !== 'cart' && getRoute(name).access === 'buyer',
    },
  ];
  return (
    <>
      {isPhone && count > 0 && withCartBar.has(name) && <CartBar />}
      <MobileTabBar items={items.filter((item) => item !== false)} />
    </>
  );
}
