import { Button, Card, IconButton, SearchIcon, SegmentedControl } from '@yaoji/ui';
import { useState } from 'react';
import { type BoughtFilters, boughtOrders } from '#features/bought/bought.queries.ts';
import { KeywordSearch } from '#shared/page/keyword-search.tsx';
import * as css from './quick-purchase.css.ts';

type BoughtFilterBarProps = {
  filters: BoughtFilters;
  total: number | undefined;
  addressOf: (change: Partial<BoughtFilters>) => string;
  /** Fills every row with its last quantity. */
  onFill: () => void;
  onSearch: (keywords: string) => void;
};

const orderNames = { recent: '最近', often: '次数', name: '名称' };

export function BoughtFilterBar({ filters, total, addressOf, onFill, onSearch }: BoughtFilterBarProps) {
  const [isOpen, setOpen] = useState(filters.keywords !== '');
  return (
    <Card padding="none">
      <div className={css.filters}>
        <SegmentedControl
          label="排列"
          value={filters.order}
          items={boughtOrders.map((order) => ({ value: order, label: orderNames[order], href: addressOf({ order }) }))}
        />
        <Button size="small" tone="brandOutline" disabled={!total} onClick={onFill}>
          按上次数量填入
        </Button>
        <span className={css.count} role="status">
          {total !== undefined && `买过 ${total} 种`}
        </span>
        <span className={css.searchOpener}>
          <IconButton label="在买过的商品中搜索" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SearchIcon />
          </IconButton>
        </span>
        <div className={isOpen ? css.pushed : css.pushedClosed}>
          <KeywordSearch
            label="在买过的商品中搜索"
            placeholder="名称、厂家或拼音首字母"
            keywords={filters.keywords}
            onSearch={onSearch}
          />
        </div>
      </div>
    </Card>
  );
}
