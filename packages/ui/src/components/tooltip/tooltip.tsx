import { cloneElement, type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { Placement } from '../floating/place-floating.ts';
import { useFloating } from '../floating/use-floating.ts';
import * as css from './tooltip.css.ts';

type TriggerProps = { ref?: Ref<HTMLElement>; 'aria-describedby'?: string };

export type TooltipProps = {
  /** What it says: a phrase, never anything to operate. */
  content: ReactNode;
  /** The one thing it explains; it must be reachable by keyboard and pass on `aria-describedby`. */
  children: ReactElement<TriggerProps>;
  /** Default `top`. */
  placement?: Placement;
};

/** Shows on hover and focus; Escape hides it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useFloating(anchor, bubble, open, placement);

  useEffect(() => {
    if (!open) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the trigger inside
    <span
      ref={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open && (
        <span ref={bubble} id={id} role="tooltip" popover="manual" className={css.bubble}>
          {content}
        </span>
      )}
    </span>
  );
}
