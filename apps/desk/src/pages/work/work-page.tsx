import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { DataTable, EmptyState, Link } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useMay } from '#shared/session/operator.ts';
import { ageText } from '#shared/time/age-text.ts';
import { FirstSteps } from './first-steps.tsx';
import { workKinds } from './work-kinds.ts';

type WorkItem = OperationData<'listWork'>[number];

const { text, figure } = columnsOf<WorkItem>();

const columns = [
  text('待办', 240, ({ kind }) => <Link href={workKinds[kind].href}>{workKinds[kind].label}</Link>),
  figure('数量', 96, ({ count }) => <b className={css.strong}>{count}</b>),
  figure('最久的已等', 160, ({ oldestAt }) => (oldestAt === null ? '—' : ageText(oldestAt, Date.now() / 1000))),
  text('最早', 160, ({ oldestAt }) => oldestAt !== null && formatMinute(oldestAt)),
];

/** Work that waits for the operator's role, with ages and links to each list. */
export default function WorkPage() {
  const may = useMay();
  const list = useListKeys();
  return (
    <Page title="待办" note="每分钟更新">
      {may(operations.listFirstSteps) && <FirstSteps />}
      <Loaded read={operations.listWork} everyMs={60_000}>
        {(items) => (
          <div ref={list} className={css.stack}>
            <DataTable
              caption="待办"
              columns={columns}
              rows={items.filter(({ count }) => count > 0)}
              keyOf={({ kind }) => kind}
              empty={<EmptyState compact picture="order" title="没有待办，都处理完了" />}
            />
            <span className={css.muted}>↑↓ 选择 · Enter 打开</span>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
