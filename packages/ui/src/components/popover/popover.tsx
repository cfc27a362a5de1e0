import { Anchor, Root, Trigger } from '@radix-ui/react-popover';
import { cloneElement, type ReactElement, type ReactNode, type Ref, type RefObject, useState } from 'react';
import { HoverPopover } from './hover-popover.tsx';
import * as css from './popover.css.ts';
import { type Placement, PopoverPanel } from './popover-panel.tsx';

type TriggerProps = {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
};

export type PopoverProps = {
  /** The button that opens it; must pass on `ref`, `onClick` and `aria-*`. */
  trigger: ReactElement<TriggerProps>;
  /** Names the panel. */
  label: string;
  /** Content of the panel; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The element that the panel is placed next to and must not cover. Default: its button. */
  beside?: RefObject<HTMLElement | null>;
  /** Default `bottom`. */
  placement?: Placement;
  /** Opens while a pointer is over the trigger or the panel, and when the trigger gets focus. Default false. */
  openOnHover?: boolean;
  /** The trigger fills the width of its container. Default false. */
  block?: boolean;
  /** On phones it is a sheet at the foot of the window. Default false. */
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
  const [open, setOpen] = useState(false);
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
    <Root open={open} onOpenChange={setOpen}>
      {beside && <Anchor virtualRef={beside} />}
      <span className={area}>
        <Trigger asChild>{trigger}</Trigger>
        {open && (
          <PopoverPanel {...panel}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </PopoverPanel>
        )}
      </span>
    </Root>
  );
}
