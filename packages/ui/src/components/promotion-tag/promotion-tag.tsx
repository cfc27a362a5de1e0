import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as css from './promotion-tag.css.ts';

export type PromotionTagKind = keyof typeof css.kind;

export type PromotionTagProps = {
  kind: PromotionTagKind;
  /** The rule in words, shown on hover and focus. */
  description?: string | undefined;
  /** Link, e.g. to the activity. */
  href?: string | undefined;
};

/** Every kind of `PromotionTag`. */
export const promotionTagKinds = Object.keys(css.kind) as PromotionTagKind[];

/** A sign for a kind of promotion with its rule on hover and focus. */
export function PromotionTag({ kind, description, href }: PromotionTagProps) {
  const className = css.kind[kind];
  if (!description) {
    return href ? (
      <Anchor href={href} className={className}>
        {kind}
      </Anchor>
    ) : (
      <span className={className}>{kind}</span>
    );
  }
  const content = (
    <>
      {kind}
      <span className={visuallyHidden}>：{description}</span>
    </>
  );
  return (
    <Tooltip content={description}>
      {href ? (
        <Anchor href={href} className={className}>
          {content}
        </Anchor>
      ) : (
        <button type="button" className={className}>
          {content}
        </button>
      )}
    </Tooltip>
  );
}
