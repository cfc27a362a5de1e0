import type { KeyboardEvent } from 'react';

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus among the enabled buttons with arrows, Home and End; returns the focused one. */
export function rovingTarget(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const move = moves[event.key];
  if (!move) return null;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const target = index < 0 ? undefined : items[move(index, items.length)];
  if (!target) return null;
  event.preventDefault();
  target.focus();
  return target;
}
