import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { LazyPanel } from './lazy-panel.tsx';
import type { PopoverPanelProps } from './popover-panel.tsx';

type Opener = { open: boolean; show: () => void; panelId: string };

export type HoverPopoverProps = Omit<PopoverPanelProps, 'children' | 'anchor' | 'onClose'> & {
  /** Renders the control that opens the panel; `panelId` is for its ARIA attributes. */
  trigger: (opener: Opener) => ReactElement;
  /** Element to place the panel next to. Default: the trigger. */
  beside?: RefObject<HTMLElement | null> | undefined;
  /** Class of the element around trigger and panel. */
  areaClassName?: string | undefined;
  /** Content of the panel; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const prevent = (event: Event) => event.preventDefault();

/** Opens on hover and when its trigger is focused. Only the user moves the focus. */
export function HoverPopover({ trigger, beside, areaClassName, children, ...panel }: HoverPopoverProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean) => {
    clearTimeout(leaving.current);
    setOpen(next);
  };
  const leadBack = () => {
    if (document.getElementById(panelId)?.contains(document.activeElement))
      area.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const isWithin = (element: EventTarget | null) =>
    element instanceof Node && (area.current?.contains(element) ?? false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the trigger and the panel inside
    <span
      ref={area}
      className={areaClassName}
      onFocus={() => change(true)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && change(true)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') leaving.current = setTimeout(() => setOpen(false), 200);
      }}
    >
      {trigger({ open, show: () => change(true), panelId })}
      {open && (
        <LazyPanel
          id={panelId}
          anchor={beside ?? area}
          onClose={() => change(false)}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={leadBack}
          // A drawer that opens by itself also moves the focus, so only focus leaving this popover closes it.
          onFocusOutside={(event) => isWithin(event.detail.originalEvent.relatedTarget) || event.preventDefault()}
          onInteractOutside={(event) => isWithin(event.target) && event.preventDefault()}
          {...panel}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </LazyPanel>
      )}
    </span>
  );
}
