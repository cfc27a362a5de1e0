import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { type DataColumn, DataTable, EmptyState, Link } from '@yaoji/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { MissingPage } from '#pages/frame/failed-page.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { ageText } from '#shared/time/age-text.ts';
import { WaitingDetail } from './waiting-detail.tsx';
import { isWaitingKind, type WaitingKind, workKinds } from './work-kinds.ts';

export type WaitingItem = OperationData<'listWaiting'>[number];

/** The things of one kind that wait, the oldest first; beside them the chosen one with its answer. */
export default function WaitingPage() {
  const { kind = '' } = useParams();
  return isWaitingKind(kind) ? <WaitingList key={kind} kind={kind} /> : <MissingPage />;
}

const age: DataColumn<WaitingItem> = {
  id: 'age',
  header: '已等',
  align: 'end',
  width: '112px',
  cell: ({ createdAt }) => (createdAt === null ? '—' : ageText(createdAt, Date.now() / 1000)),
};
const company: DataColumn<WaitingItem> = {
  id: 'company',
  header: '客户',
  cell: (item) => <div className={css.oneLine}>{item.company || '—'}</div>,
};

/** A return is answered at its order; everything else beside the list. */
const hrefOf = (kind: WaitingKind, { id, orderId }: WaitingItem) =>
  kind === 'returns' && orderId !== null
    ? deskHref('order', { id: orderId })
    : deskHref('waiting', { kind }, { item: id });

const columnsOf = (kind: WaitingKind): DataColumn<WaitingItem>[] => [
  {
    id: 'title',
    header: '事项',
    cell: (item) => (
      <div className={css.oneLine}>
        <Link href={hrefOf(kind, item)}>{item.title}</Link>
      </div>
    ),
  },
  company,
  age,
];

function WaitingList({ kind }: { kind: WaitingKind }) {
  const chosen = Number(useFilters().filter('item'));
  const waiting = useRead(operations.listWaiting, { params: { kind } }, { everyMs: 60_000 });
  const [columns] = useState(() => columnsOf(kind));
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const isReturns = kind === 'returns';
  const backToList = () => list.current?.querySelector<HTMLElement>(`tr[data-row="${chosen}"] a`)?.focus();
  return (
    <Page
      title={workKinds[kind].label}
      note="最久的在前，每分钟更新"
      actions={<Link href={deskHref('work')}>回到待办</Link>}
    >
      <Loaded query={waiting} label="正在读取…">
        {(items) => {
          const item = items.find(({ id }) => id === chosen) ?? items[0];
          return (
            <div className={isReturns ? css.stack : css.halves}>
              <div ref={list} className={css.stack}>
                <DataTable
                  caption={workKinds[kind].label}
                  dense
                  columns={columns}
                  rows={items}
                  keyOf={({ id }) => String(id)}
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
