import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './badge.css.ts';
import { capCount } from './cap-count.ts';

export type BadgeProps = {
  /** How many; nothing is shown for 0. */
  count: number;
  /** Above this the badge reads e.g. 99+. Default 99. */
  max?: number;
  /** Unit for assistive technology, e.g. 条未读. */
  label?: string;
  /** What the badge sits on, at the top right corner. Without it the badge stands in the text. */
  children?: ReactNode;
};

/** A count, on what it belongs to or in the text; nothing for 0. */
export function Badge({ count, max, label, children }: BadgeProps) {
  const badge = count > 0 && (
    <span className={classNames(css.badge, children !== undefined && css.pinned)}>
      {capCount(count, max)}
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
  if (children === undefined) return badge || null;
  return (
    <span className={css.anchor}>
      {children}
      {badge}
    </span>
  );
}
