import type { UseQueryResult } from '@tanstack/react-query';
import { type DataColumn, DataTable, Pagination } from '@yaoji/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { Loaded } from '#shared/page/loaded.tsx';
import { Redirect } from '#shared/routing/redirect.tsx';
import * as css from './paged-list.css.ts';

interface PageOfList<T> {
  list: readonly T[];
  total: number;
  perPage: number;
}

type PagedProps<T> = {
  query: UseQueryResult<PageOfList<T>>;
  page: number;
  hrefOf: (page: number) => string;
  /** Shown for an empty list. */
  empty: ReactNode;
};

type PagedListProps<T> = PagedProps<T> & {
  /** Shown until the first answer. */
  loading: ReactNode;
  /** The rows are cards, so placeholders and errors get one too. */
  inCards?: boolean;
  children: (list: readonly T[]) => ReactNode;
};

/** One page of a list: loading, failed, empty or ready; a page beyond the last redirects to the last. */
export function PagedList<T>({ query, page, hrefOf, empty, loading, inCards = false, children }: PagedListProps<T>) {
  const { data: answer, isPlaceholderData } = query;
  // Rendering forty rows with fields is interruptible, so that clicks go first.
  const data = useDeferredValue(answer);
  const pageCount = data ? Math.ceil(data.total / data.perPage) : 0;
  // Its last row was removed, or many were removed elsewhere.
  const isBeyond = page > 1 && data?.list.length === 0 && data === answer && !isPlaceholderData;
  if (isBeyond) return <Redirect to={hrefOf(Math.max(1, pageCount))} />;
  const shown = (rows: ReactNode) => (
    <>
      <div className={isPlaceholderData ? css.stale : css.list}>{rows}</div>
      {pageCount > 1 && (
        <div className={css.pages}>
          <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
        </div>
      )}
    </>
  );
  return (
    <Loaded
      query={query}
      inCard={inCards}
      skeleton={shown(loading)}
      empty={empty}
      isEmpty={() => data?.list.length === 0}
    >
      {() => shown(data ? children(data.list) : loading)}
    </Loaded>
  );
}

type PagedTableProps<T> = PagedProps<T> & {
  caption: string;
  columns: readonly DataColumn<T>[];
  keyOf: (row: T) => string | number;
  loadingRows: number;
};

/** A page of a list as a table, whose header is visible from the start. */
export function PagedTable<T>({ caption, columns, keyOf, loadingRows, ...paged }: PagedTableProps<T>) {
  const table = { caption, columns, keyOf };
  return (
    <PagedList {...paged} loading={<DataTable {...table} rows={[]} loadingRows={loadingRows} />}>
      {(rows) => <DataTable {...table} rows={rows} />}
    </PagedList>
  );
}
