import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export type ButtonProps = {
  children: ReactNode;
  /**
   * `brand` for the main action, `price` for checkout, `danger` for destructive actions; the others are secondary.
   * Default `brand`.
   */
  tone?: 'brand' | 'price' | 'outline' | 'brandOutline' | 'soft' | 'plain' | 'danger';
  /** Height: small 28, medium 32, fieldMedium 36 and field 44 (next to text fields), large 40, huge 48 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'fieldMedium' | 'field' | 'huge';
  /** Icon before the text. */
  icon?: ReactNode;
  /** Renders a link that looks like a button. */
  href?: string;
  /** Replaces the text by a spinner at the same width and ignores clicks. Default false. */
  loading?: boolean;
  /** Default false. */
  disabled?: boolean;
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Smaller padding, for narrow cards. Default false. */
  tight?: boolean;
  /** Default `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form to submit, if the button is outside it. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, e.g. to focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Accessible name, if the text is not enough. */
  'aria-label'?: string;
  /** Id of the describing text. */
  'aria-describedby'?: string;
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean;
  /** Id of the element it opens. */
  'aria-controls'?: string;
  /** Kind of element it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | true;
  /** State of a toggle button. */
  'aria-pressed'?: boolean;
  /** Looks and acts disabled but stays focusable, so that a tooltip can say why. */
  'aria-disabled'?: boolean;
  /** Takes the focus when mounted, also in a dialog. Default false. */
  autoFocus?: boolean;
};

/**
 * A button, or with `href` a link that looks like one. Use one main button per area.
 *
 * @example <Button tone="price" onClick={checkOut}>去结算</Button>
 */
export function Button({
  children,
  tone = 'brand',
  size = 'medium',
  icon,
  href,
  loading = false,
  disabled = false,
  block = false,
  tight = false,
  type = 'button',
  onClick,
  autoFocus = false,
  ...rest
}: ButtonProps) {
  const className = classNames(css.base, css.tone[tone], css.size[size], block && css.block, tight && css.tight);
  if (href !== undefined && !disabled) {
    const { ref: _ref, form: _form, 'aria-disabled': _disabled, ...anchorProps } = rest;
    return (
      <Anchor href={href} className={className} {...(onClick ? { onClick } : {})} {...anchorProps}>
        {icon}
        {children}
      </Anchor>
    );
  }
  return (
    <button
      {...rest}
      {...(autoFocus ? { autoFocus, 'data-autofocus': '' } : {})}
      type={loading ? 'button' : type}
      className={className}
      disabled={disabled}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true, 'data-loading': '' } : onClick ? { onClick } : {})}
    >
      <span className={classNames(css.content, loading && css.contentHidden)}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className={css.busy}>
          <Spinner size={16} label="" />
        </span>
      )}
    </button>
  );
}
