import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { HoverPopover } from '../popover/hover-popover.tsx';
import type { Placement } from '../popover/popover-panel.tsx';
import * as css from './tooltip.css.ts';

type TriggerProps = { ref?: Ref<HTMLElement>; 'aria-describedby'?: string };

export type TooltipProps = {
  /** A phrase; never interactive content. */
  content: ReactNode;
  /** The element it explains; it must be focusable and pass on `aria-describedby`. */
  children: ReactElement<TriggerProps>;
  /** Default `top`. */
  placement?: Placement;
};

/** A hint on hover and focus; Escape hides it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <HoverPopover
      role="tooltip"
      className={css.bubble}
      placement={placement}
      trigger={({ open, panelId }) => cloneElement(children, open ? { 'aria-describedby': panelId } : {})}
    >
      {content}
    </HoverPopover>
  );
}
