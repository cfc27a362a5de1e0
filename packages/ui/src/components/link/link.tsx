import { link } from './link.css.ts';
import { Anchor, type AnchorProps } from './link-provider.tsx';

export type LinkProps = Omit<AnchorProps, 'className' | 'style'> & {
  /** How loud it is. Default `brand`. */
  tone?: 'brand' | 'default' | 'muted' | 'strong' | 'warning';
};

/**
 * A link in a text, by the app’s router where `LinkProvider` names it.
 *
 * @example <Link href="/help" tone="muted">帮助中心</Link>
 */
export function Link({ tone = 'brand', ...rest }: LinkProps) {
  return <Anchor {...rest} className={link[tone]} />;
}
