import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { plain } from '../../theme/part-classes.ts';
import { Container } from '../container/container.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { HoverPopover } from '../popover/hover-popover.tsx';
import * as css from './nav-bar.css.ts';

const navBarTexts = { label: '主导航' };

export type NavBarItem = {
  /** Unique among its siblings. */
  id: string | number;
  name: string;
  href: string;
  /** Replaces the name. */
  picture?: string;
  /** It is the current page or section. */
  current?: boolean;
  /** Opens in a new window. Default false. */
  external?: boolean;
  /** Called on click, e.g. for links without a target yet. */
  onClick?: () => void;
  /** Entries of its menu. */
  children?: readonly { id: string | number; name: string; href: string }[];
};

const shownCount = 9;

export type NavBarProps = {
  /** In display order; the first nine are shown. */
  items: readonly NavBarItem[];
  /** A `CategoryMenu` at the start. */
  menu?: ReactNode;
};

/** The shop's main sections below the header. */
export function NavBar({ items, menu }: NavBarProps) {
  const texts = useTexts('navBar', navBarTexts);
  return (
    <div className={css.bar}>
      <Container>
        <div className={css.row}>
          {menu}
          <nav aria-label={texts.label} className={css.list}>
            {items.slice(0, shownCount).map((item, index) => (
              <NavEntry key={item.id} item={item} spare={index > 5} />
            ))}
          </nav>
        </div>
      </Container>
    </div>
  );
}

function NavEntry({ item, spare }: { item: NavBarItem; spare: boolean }) {
  const { children = [] } = item;
  const className = classNames(css.item, spare && css.spare);
  if (children.length === 0) {
    return (
      <span className={className}>
        <NavLink item={item} />
      </span>
    );
  }
  return (
    <HoverPopover
      role="group"
      aria-label={item.name}
      className={css.panel}
      areaClassName={className}
      placement="bottom-start"
      gap={0}
      trigger={({ open, panelId }) => (
        <NavLink item={item} aria-expanded={open} {...(open ? { 'aria-controls': panelId } : {})} />
      )}
    >
      <ul className={plain}>
        {children.map((child) => (
          <li key={child.id}>
            <Anchor href={child.href} className={css.child}>
              {child.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </HoverPopover>
  );
}

type NavLinkProps = { item: NavBarItem; 'aria-expanded'?: boolean; 'aria-controls'?: string };

function NavLink({ item, ...rest }: NavLinkProps) {
  return (
    <Anchor
      {...rest}
      href={item.href}
      className={css.link}
      {...(item.current ? { 'aria-current': 'page' } : {})}
      {...(item.external ? { target: '_blank', rel: 'noopener' } : {})}
      {...(item.onClick ? { onClick: item.onClick } : {})}
    >
      {item.picture ? <img className={plain} src={item.picture} alt={item.name} height={24} /> : item.name}
      {rest['aria-expanded'] !== undefined && <ChevronDownIcon size={12} />}
    </Anchor>
  );
}
