import { link } from './link.css.ts';
import { Anchor, type AnchorProps } from './link-provider.tsx';

export type LinkProps = Omit<AnchorProps, 'className' | 'style'> & {
  /** Emphasis. Default `brand`. */
  tone?: 'brand' | 'default' | 'muted' | 'strong' | 'warning';
};

/**
 * A text link, rendered by the app's router if `LinkProvider` sets it.
 *
 * @example <Link href="/help" tone="muted">帮助中心</Link>
 */
export function Link({ tone = 'brand', ...rest }: LinkProps) {
  return <Anchor {...rest} className={link[tone]} />;
}
