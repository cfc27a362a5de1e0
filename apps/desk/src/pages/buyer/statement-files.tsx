import { operations } from '@yaoji/api-client/desk';
import { chinaDay, monthName, recentMonths } from '@yaoji/domain';
import { Link, Select } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#pages/parts/page.css.ts';

/** Downloads a buyer's statement of account of one of the last 24 months, since `createdAt`. */
export function StatementFiles({ id, createdAt }: { id: number; createdAt: number }) {
  const first = chinaDay(new Date(createdAt * 1000)).slice(0, 7);
  const months = recentMonths(chinaDay(new Date()), 24).filter((each) => each >= first);
  const [month = '', setMonth] = useState(months[0]);
  const address = operations.downloadCreditStatement.path.replace('{id}', String(id));
  return (
    <span className={css.buttons}>
      对账单
      <Select
        aria-label="对账月份"
        size="small"
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={setMonth}
      />
      {['pdf', 'xlsx'].map((format) => (
        <Link key={format} href={`${address}?${new URLSearchParams({ month, format })}`}>
          {format.toUpperCase()}
        </Link>
      ))}
    </span>
  );
}
