import type { OrderFilters } from '@yaoji/api-client/wire';
import { Button, DateRange, TextField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import * as css from './order-list.css.ts';

type Searched = { keywords: string; firstDay: string; lastDay: string };
type OrderSearchProps = {
  readonly filters: OrderFilters;
  readonly onSearch: (changed: Searched) => void;
  /** The orders of the month before; absent where they are shown. */
  readonly lastMonthHref?: string;
  /** The list without what is searched for; absent where nothing is. */
  readonly clearHref?: string;
};

export function OrderSearch({ filters, onSearch, lastMonthHref, clearHref }: OrderSearchProps) {
  const [keywords, setKeywords] = useState(filters.keywords ?? '');
  const [days, setDays] = useState({ from: filters.firstDay ?? '', to: filters.lastDay ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ keywords: keywords.trim(), firstDay: days.from, lastDay: days.to });
  };
  return (
    <search>
      <form className={css.search} onSubmit={submit}>
        <span className={css.keywords}>
          <TextField
            type="search"
            aria-label="订单号或商品名称"
            placeholder="订单号或商品名称"
            value={keywords}
            maxLength={100}
            clearable
            onChange={setKeywords}
          />
        </span>
        <span className={css.days}>
          <DateRange label="下单时间" value={days} onChange={setDays} />
        </span>
        <Button type="submit" tone="outline">
          查询
        </Button>
        {lastMonthHref && (
          <Button tone="plain" href={lastMonthHref}>
            上月的订单
          </Button>
        )}
        {clearHref && (
          <Button tone="plain" href={clearHref}>
            清除条件
          </Button>
        )}
      </form>
    </search>
  );
}
