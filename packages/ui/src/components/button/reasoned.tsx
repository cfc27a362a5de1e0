import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { Tooltip } from '../tooltip/tooltip.tsx';

type Control = {
  disabled?: boolean;
  title?: string | undefined;
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

type ReasonedProps = { reason: string | null | undefined; children: ReactElement<Control> };

/** Refuses a button for a reason: it stays focusable, ignores presses, and says why on hover, focus and press. */
export function Reasoned({ reason, children }: ReasonedProps) {
  if (!reason) return children;
  const refused: Control = {
    disabled: false,
    title: undefined,
    'aria-disabled': true,
    onClick: (event) => {
      // Enter in a form presses its submit button.
      event.preventDefault();
      event.currentTarget.focus();
    },
  };
  return <Tooltip content={reason}>{cloneElement(children, refused)}</Tooltip>;
}
