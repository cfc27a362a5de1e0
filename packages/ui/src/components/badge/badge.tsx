import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './badge.css.ts';
import { capCount } from './cap-count.ts';

export type BadgeProps = {
  /** The count; 0 shows nothing. */
  count: number;
  /** Above this the badge reads e.g. 99+. Default 99. */
  max?: number;
  /** Unit for screen readers, e.g. 条未读. */
  label?: string;
  /** The element the badge is pinned to, at its top right corner. Without it the badge is inline. */
  children?: ReactNode;
};

/** A count, pinned to an element or inline. Shows nothing for 0. */
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
