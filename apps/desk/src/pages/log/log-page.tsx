import { operations } from '@yaoji/api-client/desk';
import { Card } from '@yaoji/ui';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useFilters } from '#shared/address/use-filters.ts';

/** All actions of operators, latest first. */
export default function LogPage() {
  const keywords = useFilters().filter('search');
  const list = useListKeys();
  return (
    <Page
      title="操作日志"
      note="最近 100 条"
      actions={<SearchField label="搜索日志" placeholder="订单号、账号、操作" />}
    >
      <Loaded read={operations.listLog} input={{ query: keywords ? { keywords } : {} }} isList>
        {(entries) => (
          <div ref={list} className={css.stack}>
            <Card>
              <LogList entries={entries} />
            </Card>
            <span className={css.muted}>↑↓ 选择 · Enter 展开 · / 搜索</span>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
