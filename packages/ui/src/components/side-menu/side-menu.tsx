import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { plain } from '../../theme/part-classes.ts';
import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './side-menu.css.ts';

export type SideMenuItem = {
  /** Unique among its siblings. */
  id: string | number;
  /** Visible text. */
  label: string;
  href: string;
  /** It is the current page. */
  current?: boolean;
  /** Badge, 99 at most. */
  count?: number;
};

export type SideMenuProps = {
  /** Accessible name, e.g. 帮助中心. */
  label: string;
  /** Folding groups, all open at first. */
  groups: readonly { id: string | number; label: string; icon?: ReactNode; items: readonly SideMenuItem[] }[];
};

/** A menu next to the page; on phones one line that unfolds. */
export function SideMenu({ label, groups }: SideMenuProps) {
  const [unfolded, setUnfolded] = useState(false);
  const current = groups.flatMap(({ items }) => items).find((item) => item.current);
  return (
    <nav
      aria-label={label}
      className={css.menu}
      onKeyDown={(event) => event.key === 'Escape' && setUnfolded(false)}
      {...(unfolded ? { 'data-unfolded': '' } : {})}
    >
      <button type="button" className={css.toggle} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        <span className={css.toggleLabel}>{label}</span>
        {current && current.label !== label && <span>{current.label}</span>}
        <ChevronDownIcon size={14} />
      </button>
      <div className={css.groups}>
        {groups.map((group) => (
          <details key={group.id} className={css.group} open>
            <summary className={css.groupName}>
              {group.icon}
              <span>{group.label}</span>
              <span className={css.fold}>
                <ChevronDownIcon size={14} />
              </span>
            </summary>
            <ul className={plain}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <Anchor
                    href={item.href}
                    className={css.item}
                    onClick={() => setUnfolded(false)}
                    {...(item.current ? { 'aria-current': 'page' } : {})}
                  >
                    {item.label}
                    <Badge count={item.count ?? 0} />
                  </Anchor>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
}
