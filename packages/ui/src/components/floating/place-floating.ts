export type Placement = 'top' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right';

const edge = 8;
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/** Puts a fixed element beside its anchor, on the other side where there is no room, and never outside the window. */
export function placeFloating(anchor: Element, floating: HTMLElement, placement: Placement, gap: number) {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement;
  let side = placement.split('-')[0] ?? 'bottom';
  if (side === 'top' && from.top - gap - height < edge) side = 'bottom';
  else if (side === 'bottom' && from.bottom + gap + height > windowHeight - edge && from.top - gap - height >= edge) {
    side = 'top';
  } else if (side === 'left' && from.left - gap - width < edge) side = 'right';
  else if (side === 'right' && from.right + gap + width > windowWidth - edge) side = 'left';

  let left = from.left + (from.width - width) / 2;
  let top = from.top + (from.height - height) / 2;
  if (side === 'top') top = from.top - gap - height;
  if (side === 'bottom') top = from.bottom + gap;
  if (side === 'left') left = from.left - gap - width;
  if (side === 'right') left = from.right + gap;
  if (placement === 'bottom-start') left = from.left;
  if (placement.endsWith('-end')) left = from.right - width;
  floating.style.left = `${within(left, edge, windowWidth - width - edge)}px`;
  floating.style.top = `${within(top, edge, windowHeight - height - edge)}px`;
}
