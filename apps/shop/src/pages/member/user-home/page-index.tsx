import type { UserState } from '@yaoji/api-client/wire';
import type { RouteName } from '@yaoji/routes';
import {
  Badge,
  BellIcon,
  Button,
  Card,
  CartIcon,
  DocumentIcon,
  EditIcon,
  GiftIcon,
  ListIcon,
  ReceiptIcon,
  SearchIcon,
  ShieldIcon,
  StarIcon,
  StoreIcon,
  TruckIcon,
  UserIcon,
  WarningIcon,
} from '@yaoji/ui';
import type { ComponentType } from 'react';
import { useLogout } from '#features/login/logout.mutation.ts';
import { memberMenu } from '#features/member/member-menu.ts';
import * as css from './user-home.css.ts';

/** Pages of the grid; orders and money have their own blocks above. */
const icons: Partial<Record<RouteName, ComponentType<{ size?: number }>>> = {
  quick_purchase: ListIcon,
  proposals: CartIcon,
  favourites: StarIcon,
  demand: SearchIcon,
  goods_reminders: BellIcon,
  e_invoice: ReceiptIcon,
  reports: DocumentIcon,
  recalls: WarningIcon,
  points_orders: GiftIcon,
  account_documents: ShieldIcon,
  account_addresses: TruckIcon,
  account_stores: StoreIcon,
  account_people: UserIcon,
  purchase_requests: DocumentIcon,
  store_orders: CartIcon,
  account_basic: UserIcon,
  account_security: ShieldIcon,
  account_messages: BellIcon,
  feedback: EditIcon,
};

/** A phone's way to the pages of the member centre, and out of the account; wider windows have a menu and a top bar. */
export function PageIndex({ user }: { user: UserState }) {
  const logout = useLogout();
  const items = memberMenu('user_home', user).flatMap((group) => group.items);
  return (
    <div className={css.index}>
      <Card>
        <nav aria-label="全部功能">
          <ul className={css.indexItems}>
            {Object.entries(icons).map(([name, Icon]) => {
              const item = items.find(({ id }) => id === name);
              return (
                item && (
                  <li key={name}>
                    <a className={css.indexItem} href={item.href}>
                      <Icon size={24} />
                      {item.label}
                      <Badge count={item.count ?? 0} />
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </nav>
      </Card>
      <Button tone="outline" size="large" loading={logout.isPending} onClick={() => logout.mutate()}>
        退出登录
      </Button>
    </div>
  );
}
