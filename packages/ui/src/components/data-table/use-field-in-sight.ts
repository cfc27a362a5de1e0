import { type RefObject, useEffect } from 'react';
import { layoutPx } from '../../theme/tokens.ts';

const gapPx = 8;

/**
 * Scrolls the field with the focus out from under what sticks to the edges: the head, and the foot, which also grows.
 * A browser takes a field for visible there.
 */
export function useFieldInSight(frame: RefObject<HTMLElement | null>, foot: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const uncover = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || !element.contains(field) || foot.current?.contains(field)) return;
      const { top, bottom } = field.getBoundingClientRect();
      const head = element.querySelector('th')?.getBoundingClientRect();
      // On a phone there is no head, but the shop's own header.
      const from = (head && head.height > 0 ? head.bottom : layoutPx.compactHeader) + gapPx;
      const to = (foot.current?.getBoundingClientRect().top ?? window.innerHeight) - gapPx;
      if (top < from) window.scrollBy({ top: top - from });
      else if (bottom > to) window.scrollBy({ top: bottom - to });
    };
    const observer = new ResizeObserver(uncover);
    if (foot.current) observer.observe(foot.current);
    element.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', uncover);
    };
  }, [frame, foot]);
}
