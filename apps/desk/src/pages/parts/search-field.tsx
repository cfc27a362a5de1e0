import { SearchIcon, TextField } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

/** Sets the filter `search` by Enter. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const { filter, setFilters } = useFilters();
  const search = filter('search');
  return (
    <search>
      <form
        key={search}
        onSubmit={(event) => {
          event.preventDefault();
          setFilters({ search: String(new FormData(event.currentTarget).get('search')).trim() });
        }}
      >
        <TextField
          type="search"
          name="search"
          size="small"
          aria-label={label}
          placeholder={placeholder}
          prefix={<SearchIcon size={14} />}
          defaultValue={search}
        />
      </form>
    </search>
  );
}
