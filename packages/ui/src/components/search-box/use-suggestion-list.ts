import { type KeyboardEvent, useState } from 'react';

/** The active suggestion of an open list, moved by up and down. */
export function useSuggestionList(count: number) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const marked = active < count ? active : -1;

  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    setOpen(true);
    if (count > 0) setActive(marked < 0 && by < 0 ? count - 1 : (marked + by + count) % count);
  };

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
      if (event.key === 'ArrowDown') move(event, 1);
      else if (event.key === 'ArrowUp') move(event, -1);
      else return false;
      return true;
    },
  };
}
