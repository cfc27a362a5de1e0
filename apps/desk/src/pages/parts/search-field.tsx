import { SearchIcon, TextField, useSearchText } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

/** Sets the filter `search` on Enter. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const { filter, setFilters } = useFilters();
  const { text, type, leave, submit } = useSearchText(filter('search'));
  return (
    <search>
      <form onSubmit={(event) => setFilters({ search: submit(event) })}>
        <TextField
          type="search"
          size="small"
          aria-label={label}
          placeholder={placeholder}
          prefix={<SearchIcon size={14} />}
          value={text}
          onChange={type}
          onBlur={leave}
        />
      </form>
    </search>
  );
}
