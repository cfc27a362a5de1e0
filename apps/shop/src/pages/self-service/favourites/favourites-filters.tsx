import { SegmentedControl } from '@yaoji/ui';
import { type FavouriteFilters, favouriteStates } from '#features/favourite/favourite.queries.ts';
import { KeywordSearch } from '#shared/page/keyword-search.tsx';
import * as css from './favourites.css.ts';

type FavouritesFiltersProps = {
  filters: FavouriteFilters;
  addressOf: (change: Partial<FavouriteFilters>) => string;
  onSearch: (keywords: string) => void;
};

const stateNames = { all: '全部', buyable: '可购买', blocked: '暂不可买' };

export function FavouritesFilters({ filters, addressOf, onSearch }: FavouritesFiltersProps) {
  return (
    <div className={css.filters}>
      <SegmentedControl
        label="收藏范围"
        value={filters.state}
        items={favouriteStates.map((state) => ({
          value: state,
          label: stateNames[state],
          href: addressOf({ state }),
        }))}
      />
      <KeywordSearch
        label="在收藏中搜索"
        placeholder="名称、厂家或拼音首字母"
        keywords={filters.keywords}
        onSearch={onSearch}
      />
    </div>
  );
}
