import type { UseQueryResult } from '@tanstack/react-query';
import { type DataColumn, DataTable, EmptyState, Pagination } from '@yaoji/ui';
import { useFilters } from '#shared/address/use-filters.ts';
import { ReadError } from './loaded.tsx';
import * as css from './page.css.ts';
import { useListKeys } from './use-list-keys.ts';

type Records<Row> = { readonly list: readonly Row[]; readonly total: number };

/** Entries per page; the server's default. */
export const pageSize = 50;

type RecordListProps<Row> = {
  /** Describes the table to assistive technology. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  query: UseQueryResult<Records<Row>>;
  /** Default its id. */
  keyOf?: (row: Row) => string;
  /** Shown if nothing matches the filters. Default: there are none. */
  empty?: string;
};

const idOf = (row: object) => ('id' in row ? String(row.id) : '');

/** One page of a list; arrow keys and Enter open its rows. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { caption, columns, query, keyOf = idOf, empty = `没有符合条件的${caption}` } = props;
  const { page, hrefOfPage } = useFilters();
  const frame = useListKeys();
  const { data } = query;
  if (!data && query.isError) return <ReadError query={query} />;
  return (
    <div ref={frame} className={css.stack}>
      <DataTable
        caption={caption}
        dense
        columns={columns}
        rows={data?.list ?? []}
        keyOf={keyOf}
        loadingRows={data ? 0 : 12}
        empty={<EmptyState compact picture="search" title={empty} />}
      />
      {data && (
        <div className={css.bar}>
          <span className={css.muted}>共 {data.total} 条 · ↑↓ 选择 · Enter 打开 · / 搜索</span>
          <div className={css.barEnd}>
            <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} hrefOf={hrefOfPage} />
          </div>
        </div>
      )}
    </div>
  );
}
