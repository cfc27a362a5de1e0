import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export type IconButtonProps = {
  children: ReactNode;
  /** Accessible name, also the browser's tooltip. */
  label: string;
  /** Default `plain`. */
  tone?: 'brand' | 'price' | 'outline' | 'brandOutline' | 'soft' | 'plain' | 'danger';
  /** Side length: small 28, medium 32, large 40, huge 48 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  href?: string;
  /** Default false. */
  loading?: boolean;
  /** Default false. */
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, e.g. to focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Looks and acts disabled but stays focusable, so that a tooltip can say why. */
  'aria-disabled'?: boolean;
  /** State of a toggle button. */
  'aria-pressed'?: boolean;
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean;
  /** Id of the element it opens. */
  'aria-controls'?: string;
  /** −1 takes it out of the tab order. */
  tabIndex?: number;
};

/**
 * A button with only an icon; `label` is its accessible name.
 *
 * @example <IconButton label="关闭" onClick={close}><CloseIcon /></IconButton>
 */
export function IconButton({
  children,
  label,
  tone = 'plain',
  size = 'medium',
  href,
  loading = false,
  disabled = false,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const className = classNames(css.base, css.tone[tone], css.size[size], css.square[size]);
  const common = { title: label, ...rest, className, 'aria-label': label };
  if (href !== undefined && !disabled) {
    return (
      <Anchor href={href} {...common} {...(onClick ? { onClick } : {})}>
        {children}
      </Anchor>
    );
  }
  return (
    <button
      {...common}
      type="button"
      {...(ref ? { ref } : {})}
      disabled={disabled}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true, 'data-loading': '' } : onClick ? { onClick } : {})}
    >
      {loading ? <Spinner size={16} label="" /> : children}
    </button>
  );
}
