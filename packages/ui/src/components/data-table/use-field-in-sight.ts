import { type RefObject, useEffect } from 'react';
import { layoutPx } from '../../theme/tokens.ts';

const gapPx = 8;

/**
 * Scrolls the focused field out from under the sticky head and foot, which may grow. Browsers consider a covered field
 * visible.
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
      // Phones have no sticky head, but the shop's header.
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
