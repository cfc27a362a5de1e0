import { useQuery } from '@tanstack/react-query';
import type { MoneyLogFilters, MoneyUse } from '@yaoji/api-client/wire';
import { DateRange, SegmentedControl } from '@yaoji/ui';
import { moneyUseName, moneyUses } from '#features/wallet/money-use.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { rebatesQuery, walletQuery } from '#features/wallet/wallet.queries.ts';
import type { MoneyLogWish } from './money-log-filters.ts';

type LogFiltersProps = {
  filters: MoneyLogFilters;
  /** The log's address with changed filters. */
  addressOf: (changed: MoneyLogWish) => string;
  onChange: (changed: MoneyLogWish) => void;
};

type Choice = MoneyUse | 'all';

/** Uses are links; dates take effect when chosen. */
export function LogFilters({ filters, addressOf, onChange }: LogFiltersProps) {
  const { use, firstDay = '', lastDay = '' } = filters;
  const { data: wallet } = useQuery(walletQuery());
  const { data: rebates } = useQuery(rebatesQuery());
  /** Uses of the buyers who have them. */
  const isHidden: { [Use in MoneyUse]?: boolean } = { repayment: !wallet?.credit, rebate: !rebates?.notes.length };
  const choices: Choice[] = ['all', ...moneyUses.filter((each) => !isHidden[each] || use === each)];
  return (
    <div className={css.filters}>
      <SegmentedControl
        label="类型"
        value={use ?? 'all'}
        items={choices.map((value) => ({
          value,
          label: value === 'all' ? '全部' : moneyUseName[value],
          href: addressOf({ use: value === 'all' ? undefined : value }),
        }))}
      />
      <DateRange
        label="时间"
        size="small"
        value={{ from: firstDay, to: lastDay }}
        onChange={({ from, to }) => onChange({ firstDay: from || undefined, lastDay: to || undefined })}
      />
    </div>
  );
}
