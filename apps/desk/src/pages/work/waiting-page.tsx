import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { DataTable, EmptyState, Link } from '@yaoji/ui';
import { useParams } from 'react-router';
import { MissingPage } from '#pages/frame/failed-page.tsx';
import { BulkUpload } from '#pages/parts/bulk-upload.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { ageText } from '#shared/time/age-text.ts';
import { factNames, factText } from './facts.ts';
import { WaitingDetail } from './waiting-detail.tsx';
import { isWaitingKind, type WaitingKind, workKinds } from './work-kinds.ts';

export type WaitingItem = OperationData<'listWaiting'>[number];

/** Waiting items of one kind, oldest first, next to the selected one and its answer. */
export default function WaitingPage() {
  const { kind = '' } = useParams();
  return isWaitingKind(kind) ? <WaitingList key={kind} kind={kind} /> : <MissingPage />;
}

/** Shown next to the title: the first fact if nobody asked. */
const besides: { readonly [Kind in WaitingKind]?: keyof typeof factNames } = {
  reports: 'batchNo',
  jobs: 'job',
};

const firstFact = ({ facts: [first] }: WaitingItem) => first && factText(first);

const { text, figure, rest } = columnsOf<WaitingItem>();

const age = figure('已等', 112, ({ createdAt }) => createdAt !== null && ageText(createdAt, Date.now() / 1000));

/** A return is answered on its order page; every other kind next to the list. */
const hrefOf = (kind: WaitingKind, { id, orderId }: WaitingItem) =>
  kind === 'returns' && orderId !== null
    ? deskHref('order', { id: orderId })
    : deskHref('waiting', { kind }, { item: id });

const columnsFor = (kind: WaitingKind, current: number | undefined) => [
  rest('事项', (item) => (
    <>
      <Link href={hrefOf(kind, item)} {...(item.id === current ? { tone: 'strong', 'aria-current': true } : {})}>
        {item.title}
      </Link>{' '}
      <span className={css.muted}>{item.text}</span>
    </>
  )),
  text(besides[kind] ? factNames[besides[kind]] : kind === 'approvals' ? '提交人' : '客户', '36%', (item) => (
    <div className={css.oneLine}>{besides[kind] ? firstFact(item) : item.company}</div>
  )),
  ...(kind === 'returns' ? [text('进度', 88, firstFact)] : []),
  ...(kind === 'reports' ? [] : [age]),
];

function WaitingList({ kind }: { kind: WaitingKind }) {
  const chosen = Number(useFilters().filter('item'));
  const list = useListKeys();
  const isReturns = kind === 'returns';
  const backToList = () => list.current?.querySelector<HTMLElement>(`tr[data-row="${chosen}"] a`)?.focus();
  return (
    <Page
      title={workKinds[kind].label}
      note={`${kind === 'reports' ? '在库多的' : '最久的'}在前，最多列出 100 条`}
      actions={
        <>
          {kind === 'reports' && <BulkUpload kind="report" />}
          <Link href={deskHref('work')}>回到待办</Link>
        </>
      }
    >
      <Loaded read={operations.listWaiting} input={{ params: { kind } }} everyMs={60_000}>
        {(items) => {
          const item = items.find(({ id }) => id === chosen) ?? items[0];
          return (
            <div className={isReturns ? css.stack : css.halves}>
              <div ref={list} className={css.stack}>
                <DataTable
                  caption={workKinds[kind].label}
                  dense
                  columns={columnsFor(kind, isReturns ? undefined : item?.id)}
                  rows={items}
                  keyOf={({ id }) => id}
                  empty={<EmptyState compact picture="order" title="都处理完了" />}
                />
                <span className={css.muted}>↑↓ 选择 · Enter 打开{!isReturns && ' · Esc 回到列表'}</span>
              </div>
              {item && !isReturns && (
                <WaitingDetail
                  key={`${item.id} ${item.id === chosen}`}
                  kind={kind}
                  item={item}
                  isOpened={item.id === chosen}
                  onLeave={backToList}
                />
              )}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
