import { addDays, chinaDay } from '@yaoji/domain';
import { DateRange } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';

/** The selected days, stored in the address, and their picker. Default the last thirty. */
export function useDays() {
  const { filter, setFilters } = useFilters();
  const to = chinaDay(new Date());
  const last = (count: number) => ({ from: addDays(to, 1 - count), to });
  const days = { from: filter('from') || last(30).from, to: filter('to') || to };
  const presets = [1, 7, 30, 90].map((count) => ({ label: count === 1 ? '今天' : `近${count}天`, ...last(count) }));
  return {
    days,
    range: <DateRange label="日期" size="small" value={days} max={to} presets={presets} onChange={setFilters} />,
  };
}
