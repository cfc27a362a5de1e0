import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import * as css from './virtual-list.css.ts';

export type VirtualListProps<Item> = {
  /** In display order. */
  items: readonly Item[];
  /** Unique key of an entry. */
  keyOf: (item: Item) => string | number;
  /** Renders an entry. */
  children: (item: Item, index: number) => ReactNode;
  /** Estimated height of an entry in px. */
  estimatePx: number;
  /** Accessible name of the list. */
  label: string;
};

/** A long list that scrolls with the page and renders only visible entries. */
export function VirtualList<Item>({ items, keyOf, children, estimatePx, label }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    setOffset((before) => (Math.abs(before - top) < 1 ? before : top));
  });
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatePx,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 6,
    scrollMargin: offset,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className={css.list}
      style={assignInlineVars([[css.total, `${virtualizer.getTotalSize()}px`]])}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={css.item}
            style={assignInlineVars([[css.start, `${start - offset}px`]])}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
