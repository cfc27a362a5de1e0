import { Checkbox } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

/** The filter `mine` of a list: only what belongs to the operator. */
export function MineFilter({ label }: { label: string }) {
  const { filter, setFilters } = useFilters();
  return (
    <Checkbox
      label={label}
      checked={filter('mine') === '1'}
      onChange={(isOn) => setFilters({ mine: isOn ? '1' : '' })}
    />
  );
}

/** The query of the filter `mine`. */
export const useMine = () => (useFilters().filter('mine') === '1' ? ({ mine: 1 } as const) : {});
