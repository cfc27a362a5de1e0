import { Anchor, Content, type PopoverContentProps, Root } from '@radix-ui/react-popover';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as css from './popover.css.ts';

export type Placement = 'top' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right';

export type PopoverPanelProps = PopoverContentProps & {
  /** Element to place the panel next to. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when Escape, a press outside or focus leaving closes it. */
  onClose: () => void;
  /** Side of the anchor, and the edge that both share. */
  placement: Placement;
  /** Distance from the anchor in px. Default 6. */
  gap?: number;
  /** On phones, a sheet at the foot of the window. Default false. */
  sheetOnPhone?: boolean;
};

/** The open panel next to its anchor. In the top layer nothing clips it, and it is above modal dialogs. */
export function PopoverPanel({
  anchor,
  onClose,
  placement,
  gap = 6,
  sheetOnPhone = false,
  ...rest
}: PopoverPanelProps) {
  const layer = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    // Show it before Radix measures it. Browsers without the popover API leave it in place.
    layer.current?.showPopover?.();
    setShown(true);
  }, []);
  const [side, align = 'center'] = placement.split('-') as [PopoverContentProps['side'], PopoverContentProps['align']];
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor} />
      <span ref={layer} popover="manual" className={sheetOnPhone ? css.sheetLayer : css.layer}>
        {shown && (
          <Content
            side={side}
            align={align}
            sideOffset={gap}
            collisionPadding={8}
            // Radix would trap Tab in the panel, which is not modal.
            onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
            {...rest}
          />
        )}
      </span>
    </Root>
  );
}
