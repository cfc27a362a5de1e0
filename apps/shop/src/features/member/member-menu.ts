import type { UserState } from '@yaoji/api-client/wire';
import { getRoute, type RouteName } from '@yaoji/routes';
import { linkTo } from '#shared/routing/link-to.ts';

type MenuGroup = { readonly id: string; readonly title: RouteName; readonly pages: readonly RouteName[] };

/** The groups of the menu, each named after the route of its shell. */
const groups: readonly MenuGroup[] = [
  { id: 'user', title: 'user', pages: ['user_home'] },
  { id: 'order', title: 'order', pages: ['order_list', 'points_orders'] },
  {
    id: 'account',
    title: 'account',
    pages: [
      'account_basic',
      'account_documents',
      'account_stores',
      'account_people',
      'account_security',
      'account_addresses',
      'account_messages',
    ],
  },
  {
    id: 'wallet',
    title: 'wallet',
    pages: ['wallet_balance', 'wallet_red_packets', 'wallet_points', 'wallet_coupons', 'wallet_vouchers'],
  },
  {
    id: 'self_service',
    title: 'self_service',
    pages: [
      'quick_purchase',
      'purchase_requests',
      'store_orders',
      'proposals',
      'demand',
      'e_invoice',
      'favourites',
      'goods_reminders',
      'reports',
      'recalls',
      'feedback',
    ],
  },
];

/** Pages missing from the menu, each with the page that links to it. */
const within: Partial<Record<RouteName, RouteName>> = {
  account: 'account_basic',
  order_info: 'order_list',
  order_return_info: 'order_list',
  order_after_sales_info: 'order_list',
  order_receiving: 'order_list',
  demand_add: 'demand',
  demand_info: 'demand',
};

type MenuUser = Pick<UserState, 'messageCount' | 'proposalCount' | 'requestCount' | 'hasStores'>;

/** The menu of the member centre for the page `current`, without pages that cannot be opened or were never used. */
export function memberMenu(current: RouteName, user: MenuUser | undefined) {
  const here = within[current] ?? current;
  /** Null if the page was never used. */
  const used: Partial<Record<RouteName, number | null | undefined>> = {
    account_messages: user?.messageCount ?? 0,
    proposals: user?.proposalCount ?? null,
    purchase_requests: user?.requestCount ?? null,
    store_orders: user?.hasStores ? undefined : null,
  };
  return groups.flatMap(({ id, title, pages }) => {
    const items = pages.flatMap((name) => {
      const href = linkTo(name);
      const count = used[name];
      return href === null || count === null
        ? []
        : [
            {
              id: name,
              label: getRoute(name).title ?? '',
              href,
              current: name === here,
              ...(count === undefined ? {} : { count }),
            },
          ];
    });
    return items.length > 0 ? [{ id, label: getRoute(title).title ?? '', items }] : [];
  });
}

/** The ancestors of a page, from the member centre down. */
export function memberCrumbs(current: RouteName): { label: string; href?: string }[] {
  const leading = within[current];
  const group = groups.find(({ title, pages }) => title === current || pages.includes(leading ?? current));
  // The page of a complete group is above the pages that its menu lists, whichever is current.
  const parent = group?.title === current ? undefined : leading;
  const above: (RouteName | undefined)[] = ['user_home', group?.id === 'user' ? undefined : group?.title, parent];
  return above.flatMap((name) => {
    if (!name) return [];
    const href = name === group?.title ? null : linkTo(name);
    return [{ label: getRoute(name).title ?? '', ...(href ? { href } : {}) }];
  });
}
