import { Tabs } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { useFilters } from '#shared/address/use-filters.ts';
import * as css from './page.css.ts';

/** The filters `status` and `search`, as tabs and as query parameters; without a first status, all are shown. */
export function useStatus<Status extends string>(
  label: string,
  names: Readonly<Record<Status, string>>,
  first?: Status,
) {
  const { filter, page, setFilters } = useFilters();
  const status = Object.hasOwn(names, filter('status')) ? (filter('status') as Status) : first;
  const keywords = filter('search');
  const items = Object.entries<string>({ ...(first ? {} : { '': '全部' }), ...names });
  /** Tabs with counts, and further content of the bar. */
  const bar = (counts: { readonly [name: string]: number } = {}, beside?: ReactNode) => (
    <div className={css.bar}>
      <Tabs
        label={label}
        value={status ?? ''}
        onChange={(value) => setFilters({ status: value })}
        items={items.map(([value, name]) => {
          const count = counts[value || 'all'];
          return { value, label: name, ...(count !== undefined && { count }) };
        })}
      />
      {beside && <div className={css.barEnd}>{beside}</div>}
    </div>
  );
  return { query: { page, ...(status && { status }), ...(keywords && { keywords }) }, tabs: bar(), bar };
}
