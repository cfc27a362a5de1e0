import type { KeyboardEvent } from 'react';

/** Moves the focus in a grid of buttons: left and right in order, up and down to the nearest one in the next line. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = document.activeElement as HTMLElement;
  const index = items.indexOf(here);
  if (index < 0) return;
  const target = targets[event.key]?.(items, index, here);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

type Target = (items: HTMLElement[], index: number, here: HTMLElement) => HTMLElement | undefined;

const targets: Record<string, Target> = {
  ArrowRight: (items, index) => items[index + 1],
  ArrowLeft: (items, index) => items[index - 1],
  Home: (items) => items[0],
  End: (items) => items.at(-1),
  ArrowDown: (items, index, here) => nearest(items.slice(index + 1), here),
  ArrowUp: (items, index, here) => nearest(items.slice(0, index).reverse(), here),
};

function nearest(ahead: HTMLElement[], here: HTMLElement): HTMLElement | undefined {
  const line = ahead.find((item) => item.offsetTop !== here.offsetTop)?.offsetTop;
  const away = (item: HTMLElement) => Math.abs(item.offsetLeft - here.offsetLeft);
  return ahead.filter((item) => item.offsetTop === line).sort((one, other) => away(one) - away(other))[0];
}
