import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export type ButtonProps = {
  /** What stands inside. */
  children: ReactNode;
  /** What it means: `brand` acts, `price` leads to the cashier, `danger` destroys, the others stand back. Default `brand`. */
  tone?: 'brand' | 'price' | 'outline' | 'brandOutline' | 'soft' | 'plain' | 'danger';
  /** Height: small 28, medium 32, large 40, field 44 (beside a large text field), huge 48 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'fieldMedium' | 'field' | 'huge';
  /** Icon in front of the text. */
  icon?: ReactNode;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** Shows a spinner in place of the text at the same width; clicks do nothing. Default false. */
  loading?: boolean;
  /** Cannot be used. Default false. */
  disabled?: boolean;
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Less inner space, for narrow cards. Default false. */
  tight?: boolean;
  /** Default `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of a form elsewhere in the page that a submit button belongs to. */
  form?: string;
  /** Pressed, by pointer or keyboard. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Spoken name, where the text does not say enough. */
  'aria-label'?: string;
  /** Id of the text that explains it. */
  'aria-describedby'?: string;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** What kind of thing it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | true;
  /** Whether it is on, where it is a switch. */
  'aria-pressed'?: boolean;
  /** Looks and acts disabled but keeps focus, so that a tooltip can say why. */
  'aria-disabled'?: boolean;
  /** Has focus first, also in a dialog. Default false. */
  autoFocus?: boolean;
};

/**
 * An action, or with `href` a link that looks like one. One main button a place.
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
