import type { OrderFilters } from '@yaoji/api-client/wire';
import { Button, DateRange, FilterButton, TextField, useSearchText } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './order-list.css.ts';

type Searched = { keywords: string; firstDay: string; lastDay: string };
type OrderSearchProps = {
  filters: OrderFilters;
  onSearch: (changed: Searched) => void;
  /** Last month's orders; absent while they are shown. */
  lastMonthHref?: string;
  /** Address of the list without the search; absent without a search. */
  clearHref?: string;
};

export function OrderSearch({ filters, onSearch, lastMonthHref, clearHref }: OrderSearchProps) {
  const { firstDay = '', lastDay = '' } = filters;
  const { text, type, leave, submit } = useSearchText(filters.keywords ?? '');
  const listed = `${firstDay} ${lastDay}`;
  const [chosen, setChosen] = useState<{ listed: string; days: { from: string; to: string } }>();
  const days = chosen?.listed === listed ? chosen.days : { from: firstDay, to: lastDay };
  /** On a phone the dates stand behind a button. */
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => onSearch({ keywords: submit(event), firstDay: days.from, lastDay: days.to })}
      >
        <span className={css.keywords}>
          <TextField
            type="search"
            aria-label="订单号或商品名称"
            placeholder="订单号或商品名称"
            value={text}
            maxLength={100}
            clearable
            onChange={type}
            onBlur={leave}
          />
        </span>
        <span className={css.phoneOnly}>
          <FilterButton
            count={firstDay || lastDay ? 1 : 0}
            expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </span>
        <span className={isUnfolded ? css.days : css.foldedDays}>
          <DateRange label="下单时间" value={days} onChange={(next) => setChosen({ listed, days: next })} />
        </span>
        <span className={isUnfolded ? css.unfolded : css.unseen}>
          <Button type="submit" tone="outline">
            查询
          </Button>
        </span>
        {lastMonthHref && (
          <span className={isUnfolded ? css.unfolded : css.folded}>
            <Button tone="plain" href={lastMonthHref}>
              上月的订单
            </Button>
          </span>
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
