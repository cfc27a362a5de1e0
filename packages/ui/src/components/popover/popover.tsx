import { cloneElement, type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { HoverPopover } from './hover-popover.tsx';
import { LazyPanel, loadPanel } from './lazy-panel.tsx';
import * as css from './popover.css.ts';
import type { Placement } from './popover-panel.tsx';

type TriggerProps = {
  onClick?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
};

export type PopoverProps = {
  /** The button that opens it; it must pass on `onClick` and `aria-*`. */
  trigger: ReactElement<TriggerProps>;
  /** Accessible name of the panel. */
  label: string;
  /** Content of the panel; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Element to place the panel next to without covering it. Default: the button. */
  beside?: RefObject<HTMLElement | null>;
  /** Default `bottom`. */
  placement?: Placement;
  /** Also opens on hover and when the trigger is focused. Default false. */
  openOnHover?: boolean;
  /** The trigger fills its container. Default false. */
  block?: boolean;
  /** On phones, a sheet at the foot of the window. Default false. */
  sheetOnPhone?: boolean;
};

/** A panel next to its button. Escape, a press outside or tabbing out closes it. */
export function Popover({
  trigger,
  label,
  children,
  beside,
  placement = 'bottom',
  openOnHover = false,
  block = false,
  sheetOnPhone = false,
}: PopoverProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isLeft = useRef(false);
  const area = block ? css.areaBlock : css.area;
  const panel = {
    'aria-label': label,
    className: sheetOnPhone ? css.panelOrSheet : css.panel,
    placement,
    sheetOnPhone,
  };
  if (openOnHover) {
    return (
      <HoverPopover
        {...panel}
        beside={beside}
        areaClassName={area}
        trigger={(opener) =>
          cloneElement(trigger, {
            onClick: opener.show,
            'aria-haspopup': 'dialog',
            'aria-expanded': opener.open,
            ...(opener.open ? { 'aria-controls': opener.panelId } : {}),
          })
        }
      >
        {children}
      </HoverPopover>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches the panel before the trigger is pressed
    <span ref={place} className={area} onPointerEnter={loadPanel} onFocus={loadPanel}>
      {cloneElement(trigger, {
        onClick: () => {
          isLeft.current = false;
          setOpen(!open);
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': panelId } : {}),
      })}
      {open && (
        <LazyPanel
          id={panelId}
          anchor={beside ?? place}
          onClose={() => setOpen(false)}
          // The focus returns to the trigger unless the user moved it elsewhere.
          onCloseAutoFocus={() => isLeft.current || place.current?.querySelector<HTMLElement>('a, button')?.focus()}
          onInteractOutside={(event) => {
            isLeft.current = !place.current?.contains(event.target as Node);
            // A press on the trigger closes it already.
            if (!isLeft.current) event.preventDefault();
          }}
          {...panel}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </LazyPanel>
      )}
    </span>
  );
}
