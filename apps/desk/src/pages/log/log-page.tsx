import { operations } from '@yaoji/api-client/desk';
import { Card, DateRange, Pagination, Select } from '@yaoji/ui';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { pageSize } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';

/** All actions of operators, latest first, by colleague, day and words. */
export default function LogPage() {
  const { filter, page, setFilters, hrefOfPage } = useFilters();
  const colleagues = useRead(operations.listOperators, {});
  const list = useListKeys();
  const { operator, from, to, keywords } = {
    operator: filter('operator'),
    from: filter('from'),
    to: filter('to'),
    keywords: filter('search'),
  };
  const query = {
    ...(page > 1 && { page }),
    ...(operator && { operator }),
    ...(from && { from }),
    ...(to && { to }),
    ...(keywords && { keywords }),
  };
  return (
    <Page
      title="操作日志"
      note={<PageNav of="log" />}
      actions={
        <>
          <Select
            size="small"
            aria-label="操作人"
            placeholder="全部同事"
            options={(colleagues.data ?? []).map(({ username, name }) => ({ value: username, label: name }))}
            value={operator}
            onChange={(value) => setFilters({ operator: value })}
          />
          <DateRange label="日期" size="small" value={{ from, to }} onChange={(span) => setFilters(span)} />
          <SearchField label="搜索日志" placeholder="订单号、账号、操作" />
          <ExportButtons of="操作日志" query={query} />
        </>
      }
    >
      <Loaded read={operations.listLog} input={{ query }} isList>
        {({ list: entries, total }) => (
          <div ref={list} className={css.stack}>
            <Card>
              <LogList entries={entries} />
            </Card>
            <div className={css.bar}>
              <span className={css.muted}>共 {total} 条 · ↑↓ 选择 · Enter 展开 · / 搜索</span>
              <div className={css.barEnd}>
                <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOfPage} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
