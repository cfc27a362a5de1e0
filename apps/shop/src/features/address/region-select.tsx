import { useQueries } from '@tanstack/react-query';
import { Select } from '@yaoji/ui';
import { regionsQuery } from './address.queries.ts';
import * as css from './address-dialog.css.ts';

type RegionSelectProps = {
  /** Codes from the province down, as far as they are chosen. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
};

const levels = ['省份', '城市', '区县'] as const;

/** Province, city and district, each asked for once the one above it is chosen. */
export function RegionSelect({ value, onChange }: RegionSelectProps) {
  const answers = useQueries({
    queries: levels.map((_, level) => ({
      ...regionsQuery(level === 0 ? '' : (value[level - 1] ?? '')),
      enabled: level === 0 || Boolean(value[level - 1]),
    })),
  });
  return (
    <div className={css.regions}>
      {levels.map((label, level) => {
        const isOpen = level === 0 || Boolean(value[level - 1]);
        const regions = isOpen ? (answers[level]?.data ?? []) : [];
        return (
          <Select
            key={label}
            aria-label={label}
            placeholder={label}
            value={value[level] ?? ''}
            disabled={regions.length === 0}
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(code) => onChange([...value.slice(0, level), ...(code ? [code] : [])])}
          />
        );
      })}
    </div>
  );
}
