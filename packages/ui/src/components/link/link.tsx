import { link } from './link.css.ts';
import { Anchor, type AnchorProps } from './link-provider.tsx';

export type LinkProps = Omit<AnchorProps, 'className' | 'style'> & {
  /** How loud it is. Default `brand`. */
  tone?: 'brand' | 'default' | 'muted' | 'strong' | 'warning';
};

/** A link in a text, by the app’s router where `LinkProvider` names it. */
export function Link({ tone = 'brand', ...rest }: LinkProps) {
  return <Anchor {...rest} className={link[tone]} />;
}
