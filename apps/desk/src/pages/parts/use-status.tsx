import { Tabs } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';
import * as css from './page.css.ts';

/** The filter `status`, as tabs and as what a list is asked for; without a first one all are shown at first. */
export function useStatus<Status extends string>(
  label: string,
  names: Readonly<Record<Status, string>>,
  first?: Status,
) {
  const { filter, page, setFilters } = useFilters();
  const status = filter('status') in names ? (filter('status') as Status) : first;
  const items = Object.entries<string>(names).map(([value, name]) => ({ value, label: name }));
  return {
    status,
    query: { page, ...(status && { status }) },
    tabs: (
      <div className={css.bar}>
        <Tabs
          label={label}
          value={status ?? ''}
          onChange={(value) => setFilters({ status: value })}
          items={first ? items : [{ value: '', label: '全部' }, ...items]}
        />
      </div>
    ),
  };
}
