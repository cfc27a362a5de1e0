import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { MenuIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { CategoryEntry } from './category-entry.tsx';
import * as css from './category-menu.css.ts';

const categoryMenuTexts = { label: '全部商品分类' };
const shownCount = 7;

export type CategoryMenuItem = {
  /** Unique among its siblings. */
  id: string;
  name: string;
  href: string;
  /** Icon before the name. */
  icon?: string;
  /** Subcategories. */
  children?: readonly CategoryMenuItem[];
};

export type CategoryMenuProps = {
  /** In display order; the first seven are shown. */
  items: readonly CategoryMenuItem[];
  /**
   * Always open, as on the home page: `below` hangs under the button, `still` shows only the list, in the flow. Default
   * false.
   */
  open?: false | 'below' | 'still';
};

/** A menu of two levels of categories; the second level opens next to the first. */
export function CategoryMenu({ items, open = false }: CategoryMenuProps) {
  const texts = useTexts('categoryMenu', categoryMenuTexts);
  const [unfolded, setUnfolded] = useState(false);
  const [entered, setEntered] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = open !== false || unfolded;

  const leave = () => {
    setUnfolded(false);
    setEntered(null);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      if (entered !== null) {
        event.currentTarget.querySelector<HTMLElement>(`[data-entry="${entered}"]`)?.focus();
        setEntered(null);
      } else if (open === false && unfolded) {
        button.current?.focus();
        setUnfolded(false);
      }
      return;
    }
    moveAmong(event, setEntered);
  };

  return (
    <nav
      aria-label={texts.label}
      className={css.menu}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setUnfolded(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {open !== 'still' && (
        <button
          ref={button}
          type="button"
          className={css.button}
          aria-expanded={shown}
          onClick={(event) => {
            // The mouse has already opened it on hover.
            if ((event.nativeEvent as PointerEvent).pointerType !== 'mouse') setUnfolded(!unfolded);
          }}
        >
          <MenuIcon />
          {texts.label}
        </button>
      )}
      {shown && (
        <div className={classNames(css.panel, open === 'still' && css.panelStill)}>
          <ul className={css.list}>
            {items.slice(0, shownCount).map((item) => (
              <CategoryEntry
                key={item.id}
                item={item}
                entered={entered === item.id}
                onEnter={() => setEntered(item.children?.length ? item.id : null)}
              />
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

/** Up and down move between entries, right enters the fly-out, left returns to its entry. */
function moveAmong(event: KeyboardEvent<HTMLElement>, enter: (id: string) => void) {
  const here = document.activeElement as HTMLElement;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const index = entries.indexOf(here);
  const go = (target: HTMLElement | null | undefined) => {
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  if (event.key === 'ArrowDown') go(entries[(index + 1) % entries.length]);
  else if (event.key === 'ArrowUp' && index >= 0) go(entries[(index - 1 + entries.length) % entries.length]);
  else if (event.key === 'ArrowRight' && here.dataset.entry) {
    enter(here.dataset.entry);
    requestAnimationFrame(() => here.parentElement?.querySelector<HTMLElement>('[data-flyout] a')?.focus());
    event.preventDefault();
  } else if (event.key === 'ArrowLeft' && index < 0) {
    go(here.closest('li[data-item]')?.querySelector<HTMLElement>('[data-entry]'));
  }
}
