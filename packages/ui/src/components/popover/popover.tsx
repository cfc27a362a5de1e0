import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Placement } from '../floating/place-floating.ts';
import { useFloating } from '../floating/use-floating.ts';
import * as css from './popover.css.ts';

type TriggerProps = {
  onClick?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
};

export type PopoverProps = {
  /** The button that opens it; must pass on `onClick` and `aria-*`. */
  trigger: ReactElement<TriggerProps>;
  /** Names the panel. */
  label: string;
  /** Content of the panel; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** What the panel stands beside and must not cover. Default: its button. */
  beside?: RefObject<HTMLElement | null>;
  /** Default `bottom`. */
  placement?: Placement;
  /** Also opens while the pointer is over the trigger or the panel, and when the trigger gets focus. Default false. */
  openOnHover?: boolean;
  /** The trigger fills the width of its container. Default false. */
  block?: boolean;
  /** On phones it is a sheet at the foot of the window. Default false. */
  sheetOnPhone?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
};

/** A panel beside its button: Escape, a click outside or leaving it by keyboard closes it. */
export function Popover({
  trigger,
  label,
  children,
  beside,
  placement = 'bottom',
  openOnHover = false,
  block = false,
  sheetOnPhone = false,
  onOpenChange,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFloating(beside ?? anchor, panel, open, placement);

  const change = (next: boolean) => {
    clearTimeout(leaving.current);
    if (next === open) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useCloseOutside(open, anchor, panel, () => change(false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the trigger and the panel inside
    <span
      ref={anchor}
      className={block ? css.anchorBlock : css.anchor}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) change(false);
      }}
      onFocus={() => openOnHover && change(true)}
      onPointerEnter={(event) => openOnHover && event.pointerType === 'mouse' && change(true)}
      onPointerLeave={(event) => {
        if (openOnHover && event.pointerType === 'mouse')
          leaving.current = setTimeout(() => latest.current(false), 200);
      }}
    >
      {cloneElement(trigger, {
        onClick: () => change(openOnHover ? true : !open),
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        ...(open ? { 'aria-controls': id } : {}),
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          popover="manual"
          className={sheetOnPhone ? css.panelOrSheet : css.panel}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </div>
      )}
    </span>
  );
}

/** Closes it by a press outside and by Escape, which leads back to the button. */
function useCloseOutside(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) close.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      if (panel.current?.contains(document.activeElement)) anchor.current?.querySelector('button')?.focus();
      close.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, anchor, panel]);
}
