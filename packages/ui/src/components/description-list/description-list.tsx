import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

export type DescriptionListProps = {
  /** Empty values are left out unless `blank` is set. */
  items: readonly { label: string; value: ReactNode; wide?: boolean }[];
  /** Columns in a wide window. Default 2. */
  columns?: 1 | 2 | 3;
  /** Replaces empty values, e.g. —. */
  blank?: string;
};

/** Pairs of names and values. */
export function DescriptionList({ items, columns = 2, blank }: DescriptionListProps) {
  const empty = (value: ReactNode) => value === undefined || value === null || value === '' || value === false;
  return (
    <dl className={css.list[columns]}>
      {items
        .filter(({ value }) => blank !== undefined || !empty(value))
        .map(({ label, value, wide }) => (
          <div key={label} className={wide ? css.wide : css.pair}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{empty(value) ? blank : value}</dd>
          </div>
        ))}
    </dl>
  );
}
