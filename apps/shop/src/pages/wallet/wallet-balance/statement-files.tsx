import { chinaDay, monthName, recentMonths } from '@yaoji/domain';
import { Button, Select } from '@yaoji/ui';
import { useState } from 'react';
import { useDownloadStatement } from '#features/wallet/download-statement.mutation.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { serverNow } from '#shared/clock/server-clock.ts';

/** Downloads the statement of account of one of the last 24 months. */
export function StatementFiles() {
  const months = recentMonths(chinaDay(serverNow()), 24);
  const [month = '', setMonth] = useState(months[0]);
  const download = useDownloadStatement();
  return (
    <span className={css.files}>
      <Select
        aria-label="对账月份"
        size="small"
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={setMonth}
      />
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          tone="outline"
          size="small"
          loading={download.isPending && download.variables.format === format}
          onClick={() => download.mutate({ month, format })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}
