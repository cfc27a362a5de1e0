import { useQuery } from '@tanstack/react-query';
import type { OrderStatus, UserState } from '@yaoji/api-client/wire';
import type { RouteName } from '@yaoji/routes';
import { AccountPanel, Drawer } from '@yaoji/ui';
import { ordersQuery } from '#features/order/order.queries.ts';
import { orderStatusName } from '#features/order/order-status.ts';
import { BannerLink, withTarget } from '#features/site/banner-link.tsx';
import { rightAdsQuery, rightPanelQuery } from '#features/site/site.queries.ts';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useViewer } from '../effects/use-viewer.ts';
import * as css from './account-drawer.css.ts';
import type { RailDrawerProps } from './rail-drawers.tsx';

const ownPages: readonly (readonly [label: string, name: RouteName])[] = [
  ['会员中心', 'user_home'],
  ['我的订单', 'order_list'],
  ['我的消息', 'account_messages'],
  ['我的收藏', 'favourites'],
  ['我的钱包', 'wallet_balance'],
  ['资质证件', 'account_documents'],
];

const shownStatuses: readonly OrderStatus[] = ['pending', 'paid', 'shipped'];

/** The viewer, their open tasks, and their most used links. */
export function AccountDrawer({ onClose }: RailDrawerProps) {
  const { user } = useViewer();
  const loginHref = useLoginHref();
  const { data: right } = useQuery(rightPanelQuery());
  const { data: ads = [] } = useQuery(rightAdsQuery());
  const { data: orders } = useQuery({ ...ordersQuery({ page: 1 }), enabled: !!user });
  const links = [
    ...ownPages.map(([label, name]) => ({ label, target: linkTo(name) })),
    ...(right?.links ?? []).map(({ name, url }) => ({ label: name, target: resolveLink(url) })),
  ].flatMap(({ label, target }) =>
    target ? [{ id: label, label, href: target, count: label === '我的消息' ? (user?.messageCount ?? 0) : 0 }] : [],
  );
  return (
    <Drawer open clearsRail title="我的账户" onClose={onClose}>
      <AccountPanel
        account={user ? accountView(user) : null}
        figures={
          user && orders
            ? [
                ...shownStatuses.map((status) => ({
                  id: status,
                  label: orderStatusName[status],
                  figure: String(orders.counts[status]),
                  href: href('order_list', {}, { status }),
                })),
                { id: 'points', label: '积分', figure: String(user.points), href: href('wallet_points') },
              ]
            : []
        }
        links={user ? links : []}
        loginHref={loginHref}
        registerHref={linkTo('register_step1') ?? undefined}
      />
      <div className={css.ads}>
        {withTarget(ads).map((ad) => (
          <BannerLink key={ad.id} banner={ad} className={css.ad} width={278} height={104} />
        ))}
      </div>
    </Drawer>
  );
}

/** An unfinished registration has a generated user name. */
const accountView = ({ username, name, phone, company, face, rank, isPassed }: UserState) => ({
  name: name || phone || username,
  company: company || phone || username,
  face: face ?? undefined,
  marks: [isPassed ? '已认证' : '待认证', rank].filter(Boolean),
});
