import type { OrderFilters } from '@yaoji/api-client/wire';
import { Button, TextField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import * as css from './order-list.css.ts';

type OrderSearchProps = {
  readonly filters: OrderFilters;
  readonly onSearch: (changed: { keywords: string; firstDay: string; lastDay: string }) => void;
};

export function OrderSearch({ filters, onSearch }: OrderSearchProps) {
  const [keywords, setKeywords] = useState(filters.keywords ?? '');
  const [firstDay, setFirstDay] = useState(filters.firstDay ?? '');
  const [lastDay, setLastDay] = useState(filters.lastDay ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ keywords: keywords.trim(), firstDay, lastDay });
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
          <TextField
            type="date"
            aria-label="开始日期"
            value={firstDay}
            max={lastDay || undefined}
            onChange={setFirstDay}
          />
          至
          <TextField
            type="date"
            aria-label="结束日期"
            value={lastDay}
            min={firstDay || undefined}
            onChange={setLastDay}
          />
        </span>
        <Button type="submit" tone="outline">
          查询
        </Button>
      </form>
    </search>
  );
}
