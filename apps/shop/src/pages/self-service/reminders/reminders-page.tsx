import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { GoodsReminder } from '@yaoji/api-client/wire';
import { Button, type DataColumn, EmptyState, formatMoney, type GoodsTableRow, Notice } from '@yaoji/ui';
import { useCallback, useMemo } from 'react';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { SheetTable } from '#features/order-draft/order-sheet.tsx';
import { useOrderSheet } from '#features/order-draft/use-order-sheet.ts';
import { addReminder } from '#features/reminder/add-reminder.mutation.ts';
import { useCancelReminders } from '#features/reminder/cancel-reminders.mutation.ts';
import { remindersQuery } from '#features/reminder/reminder.queries.ts';
import { reminderText } from '#features/reminder/reminder-text.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './reminders.css.ts';

/** Stock and price reminders: view, order, end (R119). */
export default function RemindersPage() {
  const search = useSearch();
  const page = readPage(search);
  const asked = readId(search.get('goods'));
  const client = useQueryClient();
  const reminders = useQuery(remindersQuery(page));
  return (
    <MemberFrame note={reminders.data ? `共 ${reminders.data.total} 种，到货或降价后在消息中通知一次` : undefined}>
      {asked > 0 && (
        <Notice
          action={
            <RoleButton
              operation={operations.addGoodsReminder}
              size="small"
              onClick={() => void addReminder(client, asked).catch(() => undefined)}
            >
              设置提醒
            </RoleButton>
          }
        >
          到货或降价时通知您？
        </Notice>
      )}
      <PagedList
        query={reminders}
        page={page}
        hrefOf={(to) => href('goods_reminders', {}, { page: to })}
        inCards
        loading={<GoodsRowsSkeleton />}
        empty={
          <EmptyState title="还没有提醒" action={<Button href={href('list_index')}>去逛逛</Button>}>
            <p>缺货商品可点“到货提醒”，商品详情里可点“降价提醒”</p>
          </EmptyState>
        }
      >
        {(list) => <RemindersTable reminders={list} />}
      </PagedList>
    </MemberFrame>
  );
}

function RemindersTable({ reminders }: { reminders: readonly GoodsReminder[] }) {
  const goods = useMemo(() => reminders.map(({ goods }) => goods), [reminders]);
  const byId = useMemo(() => new Map(reminders.map((one) => [one.goods.id, one])), [reminders]);
  const sheet = useOrderSheet(goods);
  const arrange = useCallback(
    (columns: DataColumn<GoodsTableRow>[]) =>
      columns.flatMap((column) => {
        if (column.id === 'pack' || column.id === 'stock') return [];
        if (column.id === 'expiry') return [{ ...column, priority: 'laptopOrCard' as const }];
        return column.id === 'price' ? [reminderColumn(byId), column] : [column];
      }),
    [byId],
  );
  return <SheetTable sheet={sheet} arrange={arrange} maker="below" />;
}

const reminderColumn = (byId: ReadonlyMap<number, GoodsReminder>): DataColumn<GoodsTableRow> => ({
  id: 'last',
  header: '提醒',
  width: '172px',
  cell: (row) => {
    const reminder = byId.get(row.id);
    return reminder && <Reminder reminder={reminder} />;
  },
});

function Reminder({ reminder }: { reminder: GoodsReminder }) {
  const cancel = useCancelReminders();
  const { goods, price, createdAt, sentAt } = reminder;
  return (
    <span className={css.reminder}>
      <strong className={sentAt === null ? css.waiting : css.sent}>{reminderText(reminder)}</strong>
      <span className={css.quiet}>
        {formatDay(createdAt)}
        {price !== null && ` ${formatMoney(price)}`}
      </span>
      <RoleButton
        operation={operations.cancelGoodsReminders}
        size="small"
        tone="plain"
        loading={cancel.isPending}
        aria-label={`取消提醒 ${goods.name}`}
        onClick={() => cancel.mutate([goods.id])}
      >
        取消
      </RoleButton>
    </span>
  );
}
