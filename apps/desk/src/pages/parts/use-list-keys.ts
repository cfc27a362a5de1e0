import { useEffect, useRef } from 'react';

const fields = 'input, textarea, select, dialog, [role="tab"]';

/**
 * Keyboard navigation of a list: up and down move between links of rows, Enter follows or unfolds one (browser
 * default), Space ticks its checkbox. Keys in fields and dialogs keep their meaning. Returns the ref of the list's
 * container.
 */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const within = event.target instanceof Element ? event.target.closest(fields) : null;
      const isSearch = within?.matches('input[type="search"]') ?? false;
      if (event.ctrlKey || event.metaKey || event.altKey || (within && !isSearch)) return;
      const row = event.target instanceof HTMLAnchorElement ? event.target.closest('tr[data-row]') : null;
      const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (event.key === ' ' && box) {
        event.preventDefault();
        box.click();
      }
      const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (way === 0) return;
      const links = [
        ...(list.current?.querySelectorAll<HTMLElement>('tr[data-row] td:first-child :is(a, button), summary') ?? []),
      ];
      const at = links.findIndex((link) => (link.closest('tr') ?? link).contains(document.activeElement));
      const next = at < 0 && way < 0 ? undefined : links[at + way];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
