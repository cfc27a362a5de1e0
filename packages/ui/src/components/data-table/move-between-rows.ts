import type { KeyboardEvent } from 'react';

const ways: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Moves the focus to the same column's field in the next or previous row that has one. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const way = ways[event.key];
  const from = event.target;
  if (!way || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing || !(from instanceof HTMLInputElement))
    return;
  const column = from.closest<HTMLElement>('[data-column]')?.dataset.column;
  if (!column) return;
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${column}"] input:not(:disabled)`),
  ];
  const to = fields[fields.indexOf(from) + way];
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest' });
}
