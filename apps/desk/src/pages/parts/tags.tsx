import type { operations } from '@yaoji/api-client/desk';
import { Select, StatusTag } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import * as css from './page.css.ts';

/** Tags that colleagues gave to a record. */
export const Tags = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <span className={css.tags}>
      {names.map((name) => (
        <StatusTag key={name} tone="brand">
          {name}
        </StatusTag>
      ))}
    </span>
  );

type TagFilterProps = { used: typeof operations.listOrderTags | typeof operations.listBuyerTags };

/** The filter `tag` of a list; hidden until there are tags. */
export function TagFilter({ used }: TagFilterProps) {
  const { filter, setFilters } = useFilters();
  const { data = [] } = useRead(used, {});
  const tag = filter('tag');
  if (data.length === 0 && !tag) return null;
  return (
    <Select
      size="small"
      aria-label="标签"
      placeholder="全部标签"
      options={data.map(({ name, count }) => ({ value: name, label: `${name} ${count}` }))}
      value={tag}
      onChange={(value) => setFilters({ tag: value })}
    />
  );
}
