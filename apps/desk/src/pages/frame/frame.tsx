import { type Operation, operations } from '@yaoji/api-client/desk';
import { type DeskRouteName, deskHref, deskRoutes } from '@yaoji/routes/desk';
import {
  Anchor,
  Button,
  CardsIcon,
  CouponIcon,
  DocumentIcon,
  HomeIcon,
  type IconProps,
  ImageIcon,
  Link,
  ListIcon,
  PageLoading,
  ReceiptIcon,
  ShieldIcon,
  StoreIcon,
  TruckIcon,
  UploadIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
} from '@yaoji/ui';
import type { ComponentType } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { ReadError } from '#pages/parts/loaded.tsx';
import { firstPageOf, type PageGroup } from '#pages/parts/page-nav.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { type Operator, OperatorContext, roleText, useMay } from '#shared/session/operator.ts';
import * as css from './frame.css.ts';
import { SearchDialog } from './search-dialog.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

/** The menu. Operators see only entries with a page that they may read, and come to the first of them. */
const menu = {
  work: { pages: operations.listWork, Icon: HomeIcon },
  orders: { pages: 'orders', Icon: ReceiptIcon },
  picking: { pages: operations.listPicking, Icon: TruckIcon },
  buyers: { pages: operations.listBuyers, Icon: StoreIcon },
  goods: { pages: operations.listGoods, Icon: CardsIcon },
  activities: { pages: 'promotions', Icon: CouponIcon },
  banners: { pages: 'content', Icon: ImageIcon },
  statement: { pages: 'money', Icon: WalletIcon },
  figures: { pages: 'figures', Icon: ListIcon },
  recalls: { pages: operations.listRecalls, Icon: WarningIcon },
  erp: { pages: operations.listErpKeys, Icon: UploadIcon },
  settings: { pages: 'settings', Icon: ShieldIcon },
  colleagues: { pages: 'colleagues', Icon: UserIcon },
  log: { pages: 'log', Icon: DocumentIcon },
} satisfies Partial<Record<DeskRouteName, { pages: Operation | PageGroup; Icon: ComponentType<IconProps> }>>;

type MenuName = keyof typeof menu;

/** The page that an entry opens; undefined if the operator may read none. */
const pageOf = (name: MenuName, may: (operation: Operation) => boolean): DeskRouteName | undefined => {
  const { pages } = menu[name];
  if (typeof pages === 'string') return firstPageOf(pages, may);
  return may(pages) ? name : undefined;
};

/** The frame around every page for signed-in operators; anyone else is redirected to sign in. */
export function Frame() {
  const { pathname, search } = useLocation();
  const operator = useRead(operations.getOperator, {});
  // After a sign-in the stale answer stays in the cache while it is refetched.
  if (operator.data === null && !operator.isFetching)
    return <Navigate to={deskHref('signIn', {}, { back: pathname === '/' ? undefined : pathname + search })} replace />;
  if (operator.data) return <SignedIn operator={operator.data} />;
  if (operator.isError) return <ReadError query={operator} fullPage />;
  return <PageLoading>正在打开工作台…</PageLoading>;
}

function SignedIn({ operator }: { operator: Operator }) {
  const { pathname } = useLocation();
  // Until then the server refuses every other call.
  if (operator.mustSetFactor && pathname !== deskHref('account')) return <Navigate to={deskHref('account')} replace />;
  return (
    <OperatorContext value={operator}>
      <div className={css.frame}>
        <Side operator={operator} />
        <main className={css.main}>
          <Outlet />
        </main>
      </div>
    </OperatorContext>
  );
}

function Side({ operator }: { operator: Operator }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logOut = useWrite(operations.logOut);
  const may = useMay();
  const names = Object.keys(menu) as MenuName[]; // The record has no other keys.
  const shown = names.flatMap((name) => {
    const page = operator.mustSetFactor ? undefined : pageOf(name, may);
    return page ? [{ name, href: deskRoutes[page].path }] : [];
  });
  useMenuKeys(shown.map(({ href }) => href));
  const isCurrent = (name: MenuName) =>
    name === 'work' ? /^\/(work\/|$)/.test(pathname) : pathname.startsWith(deskHref(name));
  return (
    <aside className={css.side}>
      <div className={css.brand}>药集工作台</div>
      {shown.length > 0 && (
        <div className={css.search}>
          <SearchDialog menu={shown.map(({ name }) => name)} />
        </div>
      )}
      <nav aria-label="工作台" className={css.menu}>
        {shown.map(({ name, href }, index) => {
          const { Icon } = menu[name];
          return (
            <Anchor
              key={name}
              href={href}
              className={css.item}
              {...(index < 9 ? { 'aria-keyshortcuts': `Alt+${index + 1}` } : {})}
              {...(isCurrent(name) ? { 'aria-current': 'page' } : {})}
            >
              <Icon size={16} />
              {deskRoutes[name].title}
              <span className={css.key} aria-hidden="true">
                {index < 9 && `Alt ${index + 1}`}
              </span>
            </Anchor>
          );
        })}
      </nav>
      <div className={css.who}>
        <Link href={deskHref('account')} tone="default">
          {operator.name}
        </Link>
        <div className={css.role}>{roleText(operator.roles)}</div>
        <ShopLink path="/">打开商城</ShopLink>
        <Button
          tone="outline"
          size="small"
          loading={logOut.isPending}
          onClick={() => logOut.mutate({}, { onSuccess: () => void navigate(deskHref('signIn')) })}
        >
          退出登录
        </Button>
      </div>
    </aside>
  );
}
