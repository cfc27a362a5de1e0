import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { DocumentIcon, ReceiptIcon, SideMenu, StoreIcon, UserIcon, WalletIcon } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { SubPage } from '#shared/page/sub-page.tsx';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import * as css from './member-frame.css.ts';
import { memberCrumbs, memberMenu } from './member-menu.ts';

type MemberFrameProps = {
  /** Stacked blocks: cards, lists. */
  children: ReactNode;
  /** Heading of the page and last breadcrumb. Default: the title of the route. */
  title?: string;
  /** After the heading: a count, a hint. */
  note?: ReactNode;
  /** At the right of the heading: buttons, links. */
  actions?: ReactNode;
  /** The actions are the ways of this page, which name it: phones hide the heading. Default false. */
  hasWays?: boolean;
};

const icons: Readonly<Record<string, ReactNode>> = {
  user: <UserIcon size={16} />,
  order: <ReceiptIcon size={16} />,
  account: <StoreIcon size={16} />,
  wallet: <WalletIcon size={16} />,
  self_service: <DocumentIcon size={16} />,
};

/** A page of the member centre: breadcrumbs, the menu (not on a phone), the heading, and the page's blocks. */
export function MemberFrame({ children, title, note, actions, hasWays = false }: MemberFrameProps) {
  const name = useRouteName();
  const { data: user } = useQuery(userStateQuery());
  const heading = title ?? getRoute(name).title ?? '';
  const crumbs = memberCrumbs(name);
  const menu = memberMenu(name, user);
  const above = crumbs.at(-1)?.label === heading ? crumbs.slice(0, -1) : crumbs;
  return (
    <SubPage trail={[...above, { label: heading }]}>
      <div className={css.columns}>
        <div className={css.menu}>
          <SideMenu label="会员中心" groups={menu.map((group) => ({ ...group, icon: icons[group.id] }))} />
        </div>
        <div className={css.content}>
          <header className={css.head}>
            <h1 className={hasWays ? css.headingOfWays : css.heading}>
              {heading}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </h1>
            {actions !== undefined && <div className={css.actions}>{actions}</div>}
          </header>
          {children}
        </div>
      </div>
    </SubPage>
  );
}
