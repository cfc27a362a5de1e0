import { ChevronRightIcon } from '../../icons/icons.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './category-menu.css.ts';
import type { CategoryMenuItem } from './category-menu.tsx';

type CategoryEntryProps = { item: CategoryMenuItem; entered: boolean; onEnter: () => void };

export function CategoryEntry({ item, entered, onEnter }: CategoryEntryProps) {
  const children = item.children ?? [];
  // Two levels below: rows with headings. One level: a row of links.
  const groups = children.some((child) => child.children?.length) ? children : [{ ...item, children }];
  return (
    <li className={css.entry} data-item="" onPointerEnter={(event) => event.pointerType === 'mouse' && onEnter()}>
      <Anchor
        href={item.href}
        className={css.entryLink}
        data-entry={item.id}
        onFocus={onEnter}
        {...(children.length > 0 ? { 'aria-expanded': entered } : {})}
      >
        {item.icon && <img src={item.icon} alt="" width={20} height={20} loading="lazy" className={css.entryIcon} />}
        <span className={css.entryName}>{item.name}</span>
        {children.length > 0 && (
          <span className={css.more}>
            <ChevronRightIcon size={14} />
          </span>
        )}
      </Anchor>
      {entered && (
        <div className={css.flyout} data-flyout="">
          <div className={css.groups}>
            {groups.map((group) => (
              <div key={group.id} className={group.id === item.id ? undefined : css.group}>
                {group.id !== item.id && (
                  <Anchor href={group.href} className={css.groupName}>
                    {group.name}
                  </Anchor>
                )}
                <div className={css.children}>
                  {group.children?.map((child) => (
                    <Anchor key={child.id} href={child.href} className={css.child}>
                      {child.name}
                    </Anchor>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      )}
    </li>
  );
}
