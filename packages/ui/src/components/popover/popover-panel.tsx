import { Anchor, Content, type PopoverContentProps, Root } from '@radix-ui/react-popover';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as css from './popover.css.ts';

export type Placement = 'top' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right';

export type PopoverPanelProps = PopoverContentProps & {
  /** The element that the panel is placed next to. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when Escape, a press outside, or focus that leaves closes it. */
  onClose: () => void;
  /** Side of the anchor, and its edge that both share. */
  placement: Placement;
  /** Distance from the anchor in pixels. Default 6. */
  gap?: number;
  /** On phones it is a sheet at the foot of the window. Default false. */
  sheetOnPhone?: boolean;
};

/** The open panel next to its anchor. It is in the top layer: nothing clips it, and it shows above modal dialogs. */
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
    // Before Radix measures the panel. Browsers without the popover API leave it in place.
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
            // Radix would keep Tab within the panel, which is no modal dialog.
            onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
            {...rest}
          />
        )}
      </span>
    </Root>
  );
}
