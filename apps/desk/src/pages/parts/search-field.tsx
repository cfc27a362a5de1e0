import { SearchIcon, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useFilters } from '#shared/address/use-filters.ts';

/** Sets the filter `search` by Enter. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const { filter, setFilters } = useFilters();
  const search = filter('search');
  return (
    <Draft
      key={search}
      search={search}
      label={label}
      placeholder={placeholder}
      onSearch={(text) => setFilters({ search: text })}
    />
  );
}

type DraftProps = { search: string; label: string; placeholder: string; onSearch: (text: string) => void };

function Draft({ search, label, placeholder, onSearch }: DraftProps) {
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField
          type="search"
          size="small"
          aria-label={label}
          placeholder={placeholder}
          prefix={<SearchIcon size={14} />}
          value={text}
          onChange={setText}
        />
      </form>
    </search>
  );
}
