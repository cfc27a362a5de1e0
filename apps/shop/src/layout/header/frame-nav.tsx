import { useQuery } from '@tanstack/react-query';
import type { Category, CommonFocus, NavItem } from '@yaoji/api-client/wire';
import { getRoute, type MenuMode, type PageRoute } from '@yaoji/routes';
import { CategoryMenu, type CategoryMenuItem, NavBar, type NavBarItem } from '@yaoji/ui';
import { useLocation } from 'react-router';
import { siteQuery } from '#features/site/site.queries.ts';
import { followRoute } from '#shared/routing/follow-route.ts';
import { href } from '#shared/routing/href.ts';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import { useViewer } from '../effects/use-viewer.ts';

const categoriesOf: Record<MenuMode, keyof CommonFocus & `categories${string}`> = {
  normal: 'categories',
  yx: 'categoriesYx',
  zy: 'categoriesZy',
  qx: 'categoriesQx',
};

/** The menu of a zone links within that zone. */
const listOf = { normal: 'list_index', yx: 'yx_index', zy: 'tcm_zone', qx: 'devices_zone' } as const satisfies Record<
  MenuMode,
  PageRoute
>;

export function FrameNav({ name, mode }: { name: PageRoute; mode: MenuMode }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(siteQuery());
  const { user } = useViewer();
  const nav = (data?.nav ?? []).filter(({ url }) => user?.showsFreeShippingZone !== false || !isFreeShippingZone(url));
  return (
    <NavBar
      items={nav.flatMap((item) => toNavItem(item, pathname + search))}
      menu={
        <CategoryMenu
          items={(data?.[categoriesOf[mode]] ?? []).map((category) => toMenuItem(category, mode))}
          open={name === 'home' && !user ? 'below' : false}
        />
      }
    />
  );
}

/** The free-shipping zone is not shown to every buyer (P7). */
function isFreeShippingZone(url: string | null): boolean {
  const destination = followRoute(url?.trim() ?? '');
  return destination.kind === 'page' && getRoute(destination.match.name).layout.menu === 'yx';
}

/** An entry that has not begun yet links nowhere and says so (S17); one whose page does not exist is left out. */
function toNavItem({ id, name, url, image, isOpen, children }: NavItem, here: string): NavBarItem[] {
  const target = isOpen && url ? resolveLink(url) : noTarget;
  const entries = children.flatMap((child) => {
    const address = child.url ? resolveLink(child.url) : noTarget;
    return address ? { id: child.id, name: child.name, href: address } : [];
  });
  if (!target) return [];
  return [
    {
      id,
      name,
      href: target,
      current: target === here,
      external: /^https?:/i.test(target),
      ...(image ? { picture: image } : {}),
      ...(entries.length > 0 ? { children: entries } : {}),
    },
  ];
}

const toMenuItem = ({ id, name, icon, children }: Category, mode: MenuMode): CategoryMenuItem => ({
  id: String(id),
  name,
  href: href(listOf[mode], {}, { category_id: id }),
  ...(icon ? { icon } : {}),
  children: children.map((child) => toMenuItem(child, mode)),
});
