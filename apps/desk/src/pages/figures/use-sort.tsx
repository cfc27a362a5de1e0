import { Select } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

type Names<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The figure that sorts a list, stored in the address, and its selects. `ascending`: the smallest first unless told. */
export function useSort<Name extends string>(names: Names<Name>, first: Name, ascending: readonly Name[] = []) {
  const { filter, setFilters } = useFilters();
  const sort = Object.hasOwn(names, filter('sort')) ? (filter('sort') as Name) : first;
  const usual = ascending.includes(sort) ? 'asc' : 'desc';
  const order = filter('order') === 'asc' || filter('order') === 'desc' ? (filter('order') as typeof usual) : usual;
  const selects = (
    <>
      <Select
        size="small"
        aria-label="排序"
        value={sort}
        onChange={(value) => setFilters({ sort: value, order: '' })}
        options={Object.entries<string | undefined>(names).map(([value, name]) => ({ value, label: `按${name}` }))}
      />
      <Select
        size="small"
        aria-label="顺序"
        value={order}
        onChange={(value) => setFilters({ order: value })}
        options={[
          { value: 'desc', label: '降序' },
          { value: 'asc', label: '升序' },
        ]}
      />
    </>
  );
  return { query: { sort, order }, selects };
}
