import { Button, type ButtonProps } from './button.tsx';
import { Reasoned } from './reasoned.tsx';

export type ReasonedButtonProps = ButtonProps & {
  /** Why it is disabled: it then ignores clicks, stays focusable and shows the reason on hover and focus. */
  disabledReason?: string | null | undefined;
};

/**
 * A button that says why it is disabled. It costs more than `Button`, which has no tooltip.
 *
 * @example <ReasonedButton disabledReason={refusal} onClick={pay}>去付款</ReasonedButton>
 */
export function ReasonedButton({ disabledReason, ...props }: ReasonedButtonProps) {
  if (!disabledReason) return <Button {...props} />;
  const { href: _, loading: __, ...looks } = props;
  return (
    <Reasoned reason={disabledReason}>
      <Button {...looks} />
    </Reasoned>
  );
}
