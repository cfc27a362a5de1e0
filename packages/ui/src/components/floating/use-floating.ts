import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placeFloating } from './place-floating.ts';

/** Keeps a mounted `popover="manual"` element in the top layer beside its anchor. */
export function useFloating(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  open: boolean,
  placement: Placement,
  gap = 6,
) {
  useLayoutEffect(() => {
    const from = anchor.current;
    const panel = floating.current;
    if (!open || !from || !panel) return;
    // Browsers without the popover API show the fixed element where it stands.
    panel.showPopover?.();
    const place = () => placeFloating(from, panel, placement, gap);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, floating, open, placement, gap]);
}
