import { type KeyboardEvent, useState } from 'react';

/** The active suggestion of an open list, moved by up and down. */
export function useSuggestionList(count: number) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const marked = active < count ? active : -1;

  return {
    open,
    active: open ? marked : -1,
    mark: setActive,
    show() {
      setOpen(true);
      setActive(-1);
    },
    hide() {
      setOpen(false);
      setActive(-1);
    },
    /** Whether the list handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (by === 0) return false;
      event.preventDefault();
      setOpen(true);
      if (count > 0) setActive(marked < 0 && by < 0 ? count - 1 : (marked + by + count) % count);
      return true;
    },
  };
}
